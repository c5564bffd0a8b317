import { answerOf } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import { StopBankDetailsScreen } from '@consignment/components/screens/portal/bank-details/StopBankDetailsScreen';
import { useParams } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

export function Component() {
  const shop = useShop();
  const { token = '' } = useParams();
  return (
    <StopBankDetailsScreen
      shop={shop}
      timeZone={shop.time_zone}
      onStop={async () => {
        try {
          const change = await answerOf(client.POST('/bank-details/stop/', { body: { token } }));
          return { is: 'stopped', change };
        } catch (cause) {
          const problem = toProblem(cause);
          const isOver = problem.code === 'invalid_link' || problem.code === 'malformed';
          return isOver ? { is: 'over' } : { is: 'refused', problem };
        }
      }}
      hrefOfForgotPassword={paths.forgotPassword}
    />
  );
}
