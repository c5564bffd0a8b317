import { forSession } from '../../../actions/operation.ts';
import { statementFor } from '../statement-access.ts';
import { visibleTo } from '../../../common/visibility.ts';
import { metasOf } from '../../../queries/shops/shops.ts';
import { notesOf } from '../queries/statement-notes.ts';
import { noteToWire, statementToWire } from '../statement-wire.ts';

export const getStatement = forSession<'getStatement'>(({ params, session, read }) =>
  read(async (tx) => {
    const statement = await statementFor(tx, session, params.id);
    const { orderName } = visibleTo(session, await metasOf(tx, session.shopId));
    const notes = (await notesOf(tx, statement)).map((note) => noteToWire(note, { orders: orderName }));
    return { status: 200, body: { ...statementToWire(statement), notes } };
  }),
);
