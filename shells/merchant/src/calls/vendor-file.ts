import { answerOf, settled } from '@consignment/client/answer';
import type { VendorFileScreen } from '@consignment/components/screens/merchant/vendors/file/VendorFileScreen';
import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import { client } from '../api.ts';

const texts = defineTexts('MerchantVendorFile', {
  tooLarge: 'This file is larger than 1 MB. Add the vendors in smaller files.',
});

type Screen = ComponentProps<typeof VendorFileScreen>;

/** As much as the calls take. */
const mostBytes = 1_000_000;

export const checkVendorFile: Screen['onCheck'] = async (file, columns) => {
  if (file.size > mostBytes)
    return { is: 'refused', problem: { detail: texts.tooLarge, errors: [{ detail: texts.tooLarge }] } };
  const body = { file: await base64Of(file), ...(columns === null ? {} : { columns: [...columns] }) };
  const asked = await settled(answerOf(client.POST('/vendors/file/check/', { body })));
  return asked.is === 'ready'
    ? { is: 'checked', check: asked.value }
    : { is: 'refused', problem: asked.problem };
};

/** One key for each check, so that it is written once however often it is sent. */
const keys = new WeakMap<Parameters<Screen['onAdd']>[1], string>();

export const addVendorFile: Screen['onAdd'] = async (file, check) => {
  const key = keys.get(check) ?? crypto.randomUUID();
  keys.set(check, key);
  const body = {
    file: await base64Of(file),
    columns: check.columns.map(({ field }) => field),
    expected: { added: check.added.length, filled: check.filled.length },
  };
  const params = { header: { 'Idempotency-Key': key } };
  const asked = await settled(answerOf(client.POST('/vendors/file/', { params, body })));
  return asked.is === 'ready' ? { is: 'added', ...asked.value } : { is: 'refused', problem: asked.problem };
};

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In parts, since each byte of one is an argument.
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}
