import { childOf, childrenOf, bankMessageOf, xmlTextAt, type XmlNode } from './read-xml.ts';
import { reasonText } from './reasons.ts';

/** The bank's word on a payment, or on a whole file. */
export type BankAnswer = {
  /** Of a payment its reference; of a file its number, `messageId`. */
  readonly of: 'payment' | 'file';
  readonly reference: string;
  /** 'accepted': the bank pays or has paid; its statement says that it has. 'changed': the receiver's account is another now. */
  readonly outcome: 'accepted' | 'rejected' | 'pending' | 'changed';
  /** In words for people; '' for none. */
  readonly reason: string;
};

const answerVersions = ['pain.002.001.03', 'pain.002.001.10'] as const;

const outcomes: Readonly<Record<string, BankAnswer['outcome']>> = {
  ACCC: 'accepted',
  ACCP: 'accepted',
  ACSC: 'accepted',
  ACSP: 'accepted',
  ACTC: 'accepted',
  ACWC: 'accepted',
  ACWP: 'accepted',
  ACFC: 'accepted',
  RJCT: 'rejected',
  CANC: 'rejected',
};

/**
 * Reads a payment status report, pain.002.001.03 or .10: an answer for each payment and file that it names, in its
 * order. A status that the product does not know leaves a payment pending. Throws BankTextRefused for any other text.
 */
export function readBankAnswer(text: string): BankAnswer[] {
  const report = bankMessageOf(
    text,
    (version) => (answerVersions.some((known) => known === version) ? 'CstmrPmtStsRpt' : null),
    answerVersions.join(' and '),
  );
  const group = childOf(report, 'OrgnlGrpInfAndSts');
  const answers = ofFile(xmlTextAt(group, 'OrgnlMsgId'), xmlTextAt(group, 'GrpSts'), group);
  for (const payments of childrenOf(report, 'OrgnlPmtInfAndSts')) {
    // A file has one group of payments, which has the file's own number.
    answers.push(...ofFile(xmlTextAt(payments, 'OrgnlPmtInfId'), xmlTextAt(payments, 'PmtInfSts'), payments));
    for (const transaction of childrenOf(payments, 'TxInfAndSts')) {
      const reference = xmlTextAt(transaction, 'OrgnlEndToEndId') ?? xmlTextAt(transaction, 'OrgnlInstrId');
      const status = xmlTextAt(transaction, 'TxSts');
      if (reference === null || status === null) continue;
      answers.push({
        of: 'payment',
        reference: reference.toLowerCase(),
        outcome: outcomeOf(status),
        reason: reasonOf(transaction),
      });
    }
  }
  return answers;
}

function ofFile(reference: string | null, status: string | null, node: XmlNode | null): BankAnswer[] {
  if (reference === null || status === null) return [];
  return [{ of: 'file', reference, outcome: outcomeOf(status), reason: reasonOf(node) }];
}

function outcomeOf(status: string): BankAnswer['outcome'] {
  return (Object.hasOwn(outcomes, status) ? outcomes[status] : undefined) ?? 'pending';
}

function reasonOf(node: XmlNode | null): string {
  const [first, ...others] = childrenOf(node, 'StsRsnInf').map((info) =>
    reasonText(
      xmlTextAt(info, 'Rsn', 'Cd') ?? xmlTextAt(info, 'Rsn', 'Prtry'),
      childrenOf(info, 'AddtlInf').map(({ text }) => text),
    ),
  );
  return [first ?? '', ...others].join(' ').trim().slice(0, 500);
}
