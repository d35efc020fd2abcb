import { Injectable } from '@nestjs/common';
import type {
  AuditVerb,
  SaveTradeCustomerRequest,
  TradeCustomer as CustomerResponse,
  TradeCustomersResponse,
  TradeFloor,
} from '@app/contracts';
import { toPlaces } from '@app/pricing';
import { type FindManyOptions, In, Not, Raw } from 'typeorm';
import { Material } from '../catalogue';
import { lockByName } from '../database/lock-by-name';
import { Statements, type StatementRunner, type Transaction } from '../database/statements';
import { addMail } from '../mail';
import type { Actor } from '../platform/audit/actor';
import { addAuditEntry } from '../platform/audit/add-audit-entry';
import { Clock } from '../platform/clock/clock';
import { AppError, fieldError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { trimToNull } from '../platform/validation';
import { TradeCustomer as Customer, TradePercentage, TradeRulesRecord } from './trade.entities';

/** Changes do not affect saved quotes. */
@Injectable()
export class TradeCustomers {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<TradeCustomersResponse> {
    const customers = await this.statements.manager.find(Customer, withPercentages);
    const byName = customers.sort((one, other) => one.company.localeCompare(other.company, 'en'));
    const record = await this.statements.manager.findOneBy(TradeRulesRecord, { id: 1 });
    return { customers: byName.map(toResponse), floor: record?.rules.floor ?? null };
  }

  add(actor: Actor, request: SaveTradeCustomerRequest): Promise<CustomerResponse> {
    return this.statements.transaction((tx) =>
      this.save(tx, actor, { id: randomId(), request, before: null }),
    );
  }

  change(actor: Actor, id: string, request: SaveTradeCustomerRequest): Promise<CustomerResponse> {
    return this.statements.transaction(async (tx) =>
      this.save(tx, actor, { id, request, before: await lockCustomer(tx, id) }),
    );
  }

  sendLink(actor: Actor, id: string): Promise<CustomerResponse> {
    return this.statements.transaction(async (tx) => {
      const { email, company, isActive } = await lockCustomer(tx, id);
      if (!isActive) throw new AppError('trade/not-active');
      const at = this.clock.now();
      await tx.manager.update(Customer, id, { ...withoutLink, linkSentAt: at, changedAt: at });
      const to = { name: company, address: email };
      await addMail(tx, { kind: 'trade-link', key: randomId(), to, details: { customerId: id }, at });
      await audit(tx, actor, 'send-link', { id, at });
      return toResponse(await lockCustomer(tx, id));
    });
  }

  endLink(actor: Actor, id: string): Promise<CustomerResponse> {
    return this.statements.transaction(async (tx) => {
      const { linkSentAt } = await lockCustomer(tx, id);
      const at = this.clock.now();
      await tx.manager.update(Customer, id, { ...withoutLink, changedAt: at });
      if (linkSentAt) await audit(tx, actor, 'end-link', { id, at });
      return toResponse(await lockCustomer(tx, id));
    });
  }

  setFloor(actor: Actor, rules: TradeFloor): Promise<TradeFloor> {
    return this.statements.transaction(async (tx) => {
      const record = await tx.manager.findOneBy(TradeRulesRecord, { id: 1 });
      await tx.manager.upsert(TradeRulesRecord, { id: 1, rules }, ['id']);
      await addAuditEntry(tx, actor, {
        at: this.clock.now(),
        verb: 'update',
        subject: { kind: 'trade-rules', id: 1, name: 'Floor of trade prices' },
        before: record?.rules ?? { floor: null },
        after: rules,
      });
      return rules;
    });
  }

  private async save(
    tx: Transaction,
    actor: Actor,
    { id, request, before }: { id: string; request: SaveTradeCustomerRequest; before: Customer | null },
  ): Promise<CustomerResponse> {
    const { isActive, percentages } = request;
    const email = request.email.trim();
    // Two requests for the same address wait for each other.
    await lockByName(tx, 'trade_customer.email');
    const sameEmail = Raw((column) => `lower(${column}) = lower(:email)`, { email });
    if (await tx.manager.existsBy(Customer, { email: sameEmail, id: Not(id) }))
      throw new AppError('trade/email-taken');
    const materials = { id: In(percentages.map(({ materialId }) => materialId)) };
    if ((await tx.manager.count(Material, { where: materials, withDeleted: true })) !== percentages.length)
      throw fieldError('request/invalid', 'percentages', 'There is no such material.');
    const at = this.clock.now();
    const row = {
      company: request.company.trim(),
      email,
      vatNumber: trimToNull(request.vatNumber),
      isActive,
    };
    if (before) await tx.manager.update(Customer, id, { ...row, changedAt: at });
    else await tx.manager.insert(Customer, { id, ...row, createdAt: at, changedAt: at });
    await tx.manager.delete(TradePercentage, { tradeCustomerId: id });
    await tx.manager.insert(
      TradePercentage,
      percentages.map(({ materialId, percent }) => ({
        tradeCustomerId: id,
        materialId,
        percent: toPlaces(percent, 2),
      })),
    );
    const after = await lockCustomer(tx, id);
    await audit(tx, actor, before ? 'update' : 'create', {
      id,
      at,
      ...(before && { before: toAuditDetails(before) }),
      // Names must not be in the audit log. It records only that they changed.
      after: {
        ...toAuditDetails(after),
        ...(before && isRenamed(before, after) && { isRenamed: true }),
      },
    });
    return toResponse(after);
  }
}

const withoutLink = { linkSentAt: null, tokenHashes: [] };

const audit = (
  tx: StatementRunner,
  actor: Actor,
  verb: AuditVerb<'trade-customer'>,
  { id, ...entry }: { id: string; at: Date; before?: object; after?: object },
): Promise<void> => addAuditEntry(tx, actor, { ...entry, verb, subject: { kind: 'trade-customer', id } });

const withPercentages: FindManyOptions<Customer> = {
  relations: { percentages: true },
  order: { id: 'ASC', percentages: { materialId: 'ASC' } },
};

async function lockCustomer({ manager }: Transaction, id: string): Promise<Customer> {
  await manager.findOne(Customer, { where: { id }, lock: { mode: 'pessimistic_write' } });
  const customer = await manager.findOne(Customer, { where: { id }, ...withPercentages });
  if (!customer) throw new AppError('trade/not-found');
  return customer;
}

const toResponse = (customer: Customer): CustomerResponse => ({
  id: customer.id,
  company: customer.company,
  email: customer.email,
  vatNumber: customer.vatNumber,
  isActive: customer.isActive,
  percentages: customer.percentages.map(({ materialId, percent }) => ({ materialId, percent })),
  linkSentAt: customer.linkSentAt && customer.linkSentAt.toISOString(),
});

const toAuditDetails = ({ isActive, percentages }: Customer) => ({
  isActive,
  percentages: Object.fromEntries(percentages.map(({ materialId, percent }) => [materialId, percent])),
});

const isRenamed = (before: Customer, after: Customer): boolean =>
  before.company !== after.company || before.email !== after.email || before.vatNumber !== after.vatNumber;
