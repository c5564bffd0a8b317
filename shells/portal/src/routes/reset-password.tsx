import { answerOf, outcomeOf } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import { PortalResetPasswordScreen } from '@consignment/components/screens/portal/password/PortalResetPasswordScreen';
import { Suspense } from 'react';
import { Await, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.tsx';
import { useShop } from './portal.tsx';

/** The page is there while the link is still being looked at. */
export function loader({ params }: LoaderFunctionArgs) {
  const body = { uidb64: params['uid'] ?? '', token: params['token'] ?? '' };
  const checked = answerOf(client.PUT('/accounts/authenticate-token/', { body }));
  return {
    // Whatever it is: who has forgotten their password has no session that could be over.
    link: checked.then(
      (value) => ({ is: 'ready', value }) as const,
      (cause: unknown) => ({ is: 'failed', problem: toProblem(cause) }) as const,
    ),
  };
}

export function Component() {
  const shop = useShop();
  const { link } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const common = { shop, hrefOfLogin: paths.login, hrefOfForgotPassword: paths.forgotPassword };
  const notYet = () => Promise.resolve({ is: 'over' } as const);
  return (
    <>
      <title>{`Reset Password · ${shop.name}`}</title>
      <Suspense
        fallback={<PortalResetPasswordScreen {...common} link={{ is: 'checking' }} onReset={notYet} />}
      >
        <Await resolve={link}>
          {(checked: Awaited<typeof link>) => {
            if (checked.is === 'ready') {
              const { access } = checked.value;
              return (
                <PortalResetPasswordScreen
                  {...common}
                  link={{ is: 'valid' }}
                  onReset={(password) => reset(password, access)}
                />
              );
            }
            const { problem } = checked;
            const isInvalid = problem.code === 'invalid_link' || problem.code === 'malformed';
            return (
              <PortalResetPasswordScreen
                {...common}
                link={
                  isInvalid ? { is: 'invalid' } : { is: 'failed', problem, onRetry: () => void revalidate() }
                }
                onReset={notYet}
              />
            );
          }}
        </Await>
      </Suspense>
    </>
  );
}

async function reset(body: { new_password1: string; new_password2: string }, access: string) {
  const headers = { Authorization: `Bearer ${access}` };
  const outcome = await outcomeOf(answerOf(client.PUT('/accounts/reset-password/', { body, headers })));
  return outcome.is === 'refused' && outcome.problem.status === 401 ? ({ is: 'over' } as const) : outcome;
}
