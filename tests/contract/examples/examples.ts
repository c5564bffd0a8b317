import { rolesOf } from '@consignment/domain/people/roles';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';
import { rowOf, type AnyCall } from '../access/calls.ts';
import { password, type Ids } from '../access/fixture.ts';
import { factsOf, mayCall, operationIds, queryKeysOf, requestOf, sendRequest } from '../access/requests.ts';
import { stopImports } from '../../../packages/server/src/imports/run/under-way.ts';
import { settled } from '../settled.ts';
import { demoPassword, type Caller, type Demo } from './demo.ts';
import { steady } from './steady.ts';

/** A call that was made, and what it was answered. */
export type Example = {
  /** Of the path and the query. */
  readonly parameters?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  /** By caller; none where the answer is no text. */
  readonly answers: Readonly<Record<string, { readonly status: number; readonly body?: unknown }>>;
};

type Examples = Readonly<Record<string, Example>>;

/** An example of each of these operations: those that read come first, and the last are those that use something up. */
export async function runExamples(demo: Demo, asked = operationIds): Promise<Examples> {
  const made = new Map<OperationId, Example>();
  await settled(demo.server, demo.server.now);
  for (const id of inTurn(asked)) {
    // A read leaves no job behind.
    if (!isReading(id)) await settled(demo.server, demo.server.now);
    made.set(id, await exampleOf(id, demo));
  }
  return Object.fromEntries(asked.map((id) => [id, made.get(id) ?? { answers: {} }]));
}

const endings: readonly OperationId[] = ['endSession', 'endOtherSessions', 'handOverOwnership', 'leaveTeam'];

const steps: readonly OperationId[] = [
  'askQuestion',
  'replyQuestion',
  'actOnQuestion',
  'reopenQuestion',
  'settleQuestion',
  'setDifferenceAside',
  'bringDifferenceBack',
  'fetchOrderAgain',
  'importComparedOrder',
  'cancelMissingOrder',
  'deleteComparedFile',
  'startReconciliation',
  'compareFile',
  'compareBankStatement',
  'matchMoveVendors',
  'answerMoveDifferences',
  'saveMoveBalances',
  'bookMove',
  'undoMove',
  'updateMoveFile',
  'deleteMoveFile',
  'uploadMoveFile',
  'checkMove',
  'createMove',
  'deleteMove',
];

function inTurn(asked: readonly OperationId[]): OperationId[] {
  const place = (id: OperationId) => {
    // The owner's sessions end, and then the owner's role.
    const end = endings.indexOf(id);
    if (end >= 0) return 5 + end;
    // A person who has changed the details before does not release their hold, and is logged out by the stop.
    if (id === 'stopBankDetails' || id === 'releaseBankHold') return 2.4;
    // An import goes on in the background, and may take ids.
    if (id === 'startImport' || id === 'checkImport') return 4;
    if (id === 'mergeVendor') return 3;
    // Payments are held from then on, and the vendor is logged out.
    if (/(Bank(Details|Hold)|PayoutRules)$/.test(id) && !isReading(id)) return 2.5;
    // They change what the next of them is about, and a vendor asks before its account is deleted.
    const step = steps.indexOf(id);
    if (step >= 0) return 1.5 + step / 100;
    if (rowOf(id).spoils === true) return 2;
    return isReading(id) ? 0 : 1;
  };
  return asked.toSorted((one, other) => place(one) - place(other));
}

const isReading = (id: OperationId) => {
  const { method, acts } = factsOf(id);
  return method === 'GET' && !acts && rowOf(id).spoils !== true;
};

/** Reads are shown to each party, since their answers differ; the rest is done once. */
function callersOf(id: OperationId): Caller[] {
  if (factsOf(id).isPublic) return ['public'];
  const may = (['merchant', 'vendor', 'salesrep'] as const).filter((party) =>
    rolesOf(party).some((role) => mayCall(id, { role })),
  );
  return isReading(id) ? may : may.slice(0, 1);
}

async function exampleOf(id: OperationId, demo: Demo): Promise<Example> {
  const answers: Record<string, { status: number; body?: unknown }> = {};
  let asked: AnyCall = {};
  for (const caller of callersOf(id)) {
    const { call, answer } = await made(id, caller, demo);
    if (Object.keys(answers).length === 0) asked = call;
    answers[caller] = answer;
  }
  const parameters = declared(id, asked);
  return steady({
    ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
    ...(asked.body === undefined ? {} : { body: asked.body }),
    ...(asked.file?.type === 'text/csv' ? { body: asked.file.bytes.toString() } : {}),
    answers,
  });
}

async function made(id: OperationId, caller: Caller, demo: Demo) {
  const who = await demo.actor(caller);
  const own: Ids =
    id.endsWith('Import') || id === 'uploadImportFile'
      ? { ...who.own, importId: await demo.newImport() }
      : who.own;
  const row = rowOf(id);
  const actor = { ...who, own };
  const prepared = await row.before?.(demo.scenario, actor);
  const call = inDemo(id, { ...row.call(own, actor), ...prepared });
  const { status, mediaType, body, text, faults } = await sendRequest(
    demo.server.url,
    id,
    requestOf(id, call, who.token),
    actor,
  );
  await stopImports(demo.server.database);
  const isAsExpected = row.refusedWith === undefined ? status < 300 : status === row.refusedWith.status;
  if (!isAsExpected || faults.length > 0)
    demo.faults.push(
      `${id} by ${caller} was answered ${String(status)}: ${text.slice(0, 500)} ${faults.join()}`,
    );
  if (body !== null) return { call, answer: { status, body } };
  return { call, answer: { status, ...(mediaType === 'text/csv' ? { body: text } : {}) } };
}

/** With the demo's password, and with pages of two rows. */
function inDemo(id: OperationId, call: AnyCall): AnyCall {
  const body: unknown =
    call.body === undefined
      ? undefined
      : JSON.parse(JSON.stringify(call.body).replaceAll(password, demoPassword));
  const query = queryKeysOf(id).includes('page_size') ? { ...call.query, page_size: 2 } : call.query;
  return { ...call, ...(body === undefined ? {} : { body }), ...(query === undefined ? {} : { query }) };
}

function declared(id: OperationId, call: AnyCall): Record<string, string | number | boolean> {
  const inPath = [...factsOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const named = { platform: 'shopify', payment: 'paypal', ...call.params, ...call.query, ...call.beside };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) =>
      [...inPath, ...queryKeysOf(id)].includes(name) ? [[name, value]] : [],
    ),
  );
}
