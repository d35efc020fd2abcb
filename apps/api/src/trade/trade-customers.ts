import { Injectable } from '@nestjs/common';
import type {
  AuditVerb,
  SaveTradeCustomerRequest,
  TradeCustomer as SeenCustomer,
  TradeCustomersResponse,
  TradeFloor,
} from '@app/contracts';
import { toPlaces } from '@app/pricing';
import { type InDatabase, Statements, type StatementRunner, type Transaction } from '../database/statements';
import { addMail } from '../mail';
import type { Actor } from '../platform/audit/actor';
import { addAuditEntry } from '../platform/audit/add-audit-entry';
import { Clock } from '../platform/clock/clock';
import { AppError, fieldError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { tidy } from '../platform/validation';
import { TradeCustomer as Customer } from './trade.entities';
import { floorSql, percentagesSql } from './trade-terms';

const columns = `
  id, company, email, vat_number AS "vatNumber", is_active AS "isActive", ${percentagesSql} AS percentages,
  link_sent_at AS "linkSentAt"`;
const listCustomers = `SELECT ${columns} FROM trade_customer AS customer ORDER BY lower(company), id`;
const lockCustomer = `SELECT ${columns} FROM trade_customer AS customer WHERE id = $1 FOR UPDATE`;
const readFloor = `SELECT ${floorSql} AS floor`;

const findOther = 'SELECT FROM trade_customer WHERE lower(email) = lower($1) AND id <> $2';
/** Of two who take one address at the same time, the second sees the first. */
const holdAddresses = `SELECT pg_advisory_xact_lock(hashtext('trade_customer.email'))`;

const clearPercentages = 'DELETE FROM trade_percentage WHERE trade_customer_id = $1';
const addPercentages = `
  INSERT INTO trade_percentage (trade_customer_id, material_id, percent)
  SELECT $1, material.id, wanted.percent FROM unnest($2::integer[], $3::numeric[]) AS wanted (material_id, percent)
  JOIN material ON material.id = wanted.material_id
  RETURNING material_id`;

const saveFloor = `
  INSERT INTO trade_rules (id, rules) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET rules = excluded.rules`;

type CustomerRow = InDatabase<SeenCustomer, 'linkSentAt'>;

/** Trade customers as staff keep them. What was quoted stays as it was quoted, whatever is changed here. */
@Injectable()
export class TradeCustomers {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<TradeCustomersResponse> {
    const [customers, [rules]] = await Promise.all([
      this.statements.run<CustomerRow>(listCustomers),
      this.statements.run<TradeFloor>(readFloor),
    ]);
    return { customers: customers.map(toSeen), floor: rules?.floor ?? null };
  }

  add(actor: Actor, request: SaveTradeCustomerRequest): Promise<SeenCustomer> {
    return this.statements.transaction((tx) => this.save(tx, actor, randomId(), request, null));
  }

  change(actor: Actor, id: string, request: SaveTradeCustomerRequest): Promise<SeenCustomer> {
    return this.statements.transaction(async (tx) => this.save(tx, actor, id, request, await lock(tx, id)));
  }

  sendLink(actor: Actor, id: string): Promise<SeenCustomer> {
    return this.statements.transaction(async (tx) => {
      const { email, company, isActive } = await lock(tx, id);
      if (!isActive) throw new AppError('trade/not-active');
      const at = this.clock.now();
      await tx.manager.update(Customer, id, { ...noLink, linkSentAt: at, changedAt: at });
      const to = { name: company, address: email };
      await addMail(tx, { kind: 'trade-link', key: randomId(), to, details: { customerId: id }, at });
      await note(tx, actor, 'send-link', { id, at });
      return toSeen(await lock(tx, id));
    });
  }

  /** It leads nowhere, and neither does what browsers have of it. */
  endLink(actor: Actor, id: string): Promise<SeenCustomer> {
    return this.statements.transaction(async (tx) => {
      const { linkSentAt } = await lock(tx, id);
      const at = this.clock.now();
      await tx.manager.update(Customer, id, { ...noLink, changedAt: at });
      if (linkSentAt) await note(tx, actor, 'end-link', { id, at });
      return toSeen(await lock(tx, id));
    });
  }

  setFloor(actor: Actor, rules: TradeFloor): Promise<TradeFloor> {
    return this.statements.transaction(async (tx) => {
      const [before] = await tx.run<TradeFloor>(readFloor);
      await tx.run(saveFloor, [JSON.stringify(rules)]);
      await addAuditEntry(tx, actor, {
        at: this.clock.now(),
        verb: 'update',
        subject: { kind: 'trade-rules', id: 1, name: 'Floor of trade prices' },
        before: before ?? null,
        after: rules,
      });
      return rules;
    });
  }

  /** @throws AppError `trade/email-taken`; `request/invalid` for a material that there is not */
  private async save(
    tx: Transaction,
    actor: Actor,
    id: string,
    { isActive, percentages, ...request }: SaveTradeCustomerRequest,
    before: CustomerRow | null,
  ): Promise<SeenCustomer> {
    const email = request.email.trim();
    await tx.run(holdAddresses);
    if ((await tx.run(findOther, [email, id])).length) throw new AppError('trade/email-taken');
    const at = this.clock.now();
    const row = { company: request.company.trim(), email, vatNumber: tidy(request.vatNumber), isActive };
    if (before) await tx.manager.update(Customer, id, { ...row, changedAt: at });
    else await tx.manager.insert(Customer, { id, ...row, createdAt: at, changedAt: at });
    await tx.run(clearPercentages, [id]);
    const added = await tx.run(addPercentages, [
      id,
      percentages.map(({ materialId }) => materialId),
      percentages.map(({ percent }) => toPlaces(percent, 2)),
    ]);
    if (added.length !== percentages.length)
      throw fieldError('request/invalid', 'percentages', 'There is no such material.');
    const after = await lock(tx, id);
    await note(tx, actor, before ? 'update' : 'create', {
      id,
      at,
      ...(before && { before: described(before) }),
      // Nobody's words come into the log: it tells that they were changed.
      after: { ...described(after), ...(before && isRenamed(before, after) && { isRenamed: true }) },
    });
    return toSeen(after);
  }
}

/** What was sent before leads nowhere from now on. */
const noLink = { linkSentAt: null, tokenHashes: [] };

const note = (
  tx: StatementRunner,
  actor: Actor,
  verb: AuditVerb<'trade-customer'>,
  { id, ...entry }: { id: string; at: Date; before?: object; after?: object },
): Promise<void> => addAuditEntry(tx, actor, { ...entry, verb, subject: { kind: 'trade-customer', id } });

async function lock(tx: StatementRunner, id: string): Promise<CustomerRow> {
  const [customer] = await tx.run<CustomerRow>(lockCustomer, [id]);
  if (!customer) throw new AppError('trade/not-found');
  return customer;
}

const toSeen = (row: CustomerRow): SeenCustomer => ({
  ...row,
  linkSentAt: row.linkSentAt && row.linkSentAt.toISOString(),
});

/** For the log: what was given, and to nobody by name. */
const described = ({ isActive, percentages }: CustomerRow) => ({
  isActive,
  percentages: Object.fromEntries(percentages.map(({ materialId, percent }) => [materialId, percent])),
});

const isRenamed = (before: CustomerRow, after: CustomerRow): boolean =>
  before.company !== after.company || before.email !== after.email || before.vatNumber !== after.vatNumber;
