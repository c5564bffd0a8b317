import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** A table or view from PostgreSQL's catalogue. Expressions are SQL. */
export type CatalogTable = {
  readonly name: string;
  /** Its `comment on`, as columns and functions have one; null for none. */
  readonly comment: string | null;
  readonly isView: boolean;
  readonly columns: readonly {
    readonly name: string;
    /** The short name, for example `int8` or `timestamptz`. */
    readonly type: string;
    readonly isNullable: boolean;
    readonly isIdentity: boolean;
    readonly isGenerated: boolean;
    /** The default, or the expression of a generated column; null without either. */
    readonly expression: string | null;
    readonly comment: string | null;
  }[];
  /** The conditions of the table's checks, as PostgreSQL writes them. */
  readonly checks: readonly string[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly { readonly columns: readonly string[]; readonly references: string }[];
  /** Unique indices except the primary key, as `create unique index` statements. */
  readonly uniqueIndices: readonly string[];
  readonly hasRowSecurity: boolean;
  readonly policies: readonly { readonly using: string; readonly check: string | null }[];
  /** Privileges of the role for shops, for example `SELECT`. */
  readonly grants: readonly string[];
  readonly triggers: readonly {
    readonly name: string;
    readonly definition: string;
    readonly function: string;
    /** That of its function. */
    readonly comment: string | null;
  }[];
};

/** The tables and views of the schema `public` by name; for `asSystem`. */
export async function readCatalog(tx: Tx): Promise<CatalogTable[]> {
  const { rows } = await sql<CatalogTable>`
    select
      t.relname as name,
      obj_description(t.oid, 'pg_class') as comment,
      t.relkind = 'v' as "isView",
      t.relrowsecurity as "hasRowSecurity",
      array(
        select json_build_object(
          'name', a.attname,
          'type', y.typname,
          'isNullable', not a.attnotnull,
          'isIdentity', a.attidentity <> '',
          'isGenerated', a.attgenerated <> '',
          'expression', pg_get_expr(d.adbin, d.adrelid),
          'comment', col_description(t.oid, a.attnum))
        from pg_attribute a
          join pg_type y on y.oid = a.atttypid
          left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
        order by a.attnum) as columns,
      array(
        select pg_get_expr(k.conbin, k.conrelid)
        from pg_constraint k
        where k.conrelid = t.oid and k.contype = 'c'
        order by 1) as checks,
      array(
        select a.attname::text
        from pg_constraint k, unnest(k.conkey) with ordinality as part (number, nth)
          join pg_attribute a on a.attnum = part.number
        where k.conrelid = t.oid and k.contype = 'p' and a.attrelid = t.oid
        order by part.nth) as "primaryKey",
      array(
        select json_build_object(
          'columns', array(
            select a.attname
            from unnest(k.conkey) with ordinality as part (number, nth)
              join pg_attribute a on a.attrelid = k.conrelid and a.attnum = part.number
            order by part.nth),
          'references', k.confrelid::regclass::text)
        from pg_constraint k
        where k.conrelid = t.oid and k.contype = 'f'
        order by k.conkey, k.confrelid::regclass::text) as "foreignKeys",
      array(
        select pg_get_indexdef(i.indexrelid)
        from pg_index i
        where i.indrelid = t.oid and i.indisunique and not i.indisprimary
        order by 1) as "uniqueIndices",
      array(
        select json_build_object(
          'using', pg_get_expr(p.polqual, p.polrelid),
          'check', pg_get_expr(p.polwithcheck, p.polrelid))
        from pg_policy p
        where p.polrelid = t.oid
        order by p.polname) as policies,
      array(
        select g.privilege_type::text
        from information_schema.role_table_grants g
        where g.grantee = 'consignment_app' and g.table_schema = 'public' and g.table_name = t.relname
        order by array_position(array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], g.privilege_type::text)) as grants,
      array(
        select json_build_object(
          'name', g.tgname,
          'definition', pg_get_triggerdef(g.oid),
          'function', g.tgfoid::regproc::text,
          'comment', obj_description(g.tgfoid, 'pg_proc'))
        from pg_trigger g
        where g.tgrelid = t.oid and not g.tgisinternal
        order by g.tgname) as triggers
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'v')
    order by t.relname collate "C"`.execute(tx);
  return rows;
}
