import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { FileDrop } from '../../../../primitives/fields/FileDrop.tsx';
import { useForm } from '../../../../primitives/forms/form-context.ts';
import { rejected, sentencesOf, type Problem } from '../../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { TextField } from '../../../../primitives/fields/TextField.tsx';

const texts = defineTexts('LogoField', {
  logoAddress: 'Logo address',
  logoAddressHint:
    'Choose a picture below to fill this in, or enter the https:// address of a picture on the web. The picture will be fetched once and stored in this app.',
  logoPicture: 'Logo picture',
  logoPictureHint: 'PNG or JPEG, up to 2 MB. Shown in the portal, emails and invoices.',
  sending: 'Sending {file}…',
  sent: '{file} has been uploaded. Save to use it.',
});

export type UploadedLogo = { is: 'done'; url: string } | { is: 'refused'; problem: Problem };

type Props = {
  /** Keeps the picture and answers its address. */
  onUpload: (picture: File) => Promise<UploadedLogo>;
};

/** The logo by its address, which a picture that is sent fills in. Within the form of the portal's settings. */
export function LogoField({ onUpload }: Props) {
  const form = useForm();
  const [state, setState] = useState<State>({ is: 'idle' });
  const send = async (picture: File) => {
    setState({ is: 'sending', name: picture.name });
    const sent = await onUpload(picture).catch(rejected);
    if (sent.is === 'refused') setState({ is: 'refused', reason: sentencesOf(sent.problem).join(' ') });
    else {
      form?.setValue('vendor_portal_logo_url', sent.url);
      setState({ is: 'sent', name: picture.name });
    }
  };
  return (
    <Stack space="small">
      <TextField
        name="vendor_portal_logo_url"
        label={texts.logoAddress}
        hint={texts.logoAddressHint}
        autoComplete="off"
        isOptional
      />
      <FileDrop
        label={texts.logoPicture}
        hint={texts.logoPictureHint}
        accept={['.png', '.jpg', '.jpeg']}
        files={[]}
        onAdd={(files) => files[0] && void send(files[0])}
        onRemove={() => undefined}
        error={state.is === 'refused' ? state.reason : null}
      />
      <Text as="span" size="small" tone="muted">
        <output>
          {state.is === 'sending' && <span>{texts.sending({ file: state.name })}</span>}
          {state.is === 'sent' && <span>{texts.sent({ file: state.name })}</span>}
        </output>
      </Text>
    </Stack>
  );
}

type State =
  | { is: 'idle' }
  | { is: 'sending'; name: string }
  | { is: 'sent'; name: string }
  | { is: 'refused'; reason: string };
