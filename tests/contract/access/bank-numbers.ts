/** Numbers of accounts that calls send: no answer, log or mail has one. */
export const accountNumbers = ['GB82WEST12345698765432', 'DE89370400440532013000', '5577991123'] as const;
