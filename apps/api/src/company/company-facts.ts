import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { setCompany } from '@app/content';
import { type Company, defaultCompany } from '@app/contracts';
import { Notifications } from '../database/notifications';
import { type StatementRunner, Statements } from '../database/statements';
import { CompanyRecord } from './company.entity';

interface KnownCompany {
  company: Company;
  /** 0: never saved. */
  version: number;
}

/** PostgreSQL channel, notified by every writer of the row. */
export const companyChanged = 'company_changed';

/** Used while notifications cannot be received. */
const pollMs = 10_000;

/** Gives `@app/content` the company's facts, at startup and whenever any process changes them. */
@Injectable()
export class CompanyFacts implements OnModuleInit, OnModuleDestroy {
  private known: KnownCompany = { company: defaultCompany, version: 0 };
  private isListening = false;
  private readonly timer = setInterval(() => {
    if (!this.isListening) void this.refresh();
  }, pollMs).unref();

  constructor(
    private readonly statements: Statements,
    private readonly notifications: Notifications,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.notifications.listen(companyChanged, {
      onNotification: () => void this.refresh(),
      onListening: () => {
        this.isListening = true;
        void this.refresh();
      },
      onDisconnected: () => {
        this.isListening = false;
      },
    });
    await this.refresh();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  current(): KnownCompany {
    return this.known;
  }

  /** Keeps the last known facts if the database does not answer. */
  async refresh(): Promise<void> {
    const row = await readCompany(this.statements).catch(() => null);
    if (!row) return;
    this.known = row;
    setCompany(row.company);
  }
}

/** The facts that the owner saved, or the examples. */
export async function readCompany({ manager }: Pick<StatementRunner, 'manager'>): Promise<KnownCompany> {
  const row = await manager.findOneBy(CompanyRecord, { id: 1 });
  return { company: row ? fromRow(row.facts) : defaultCompany, version: row?.version ?? 0 };
}

/** `jsonb` does not keep the order of keys. This restores it, so that equal facts are equal as JSON. */
export function fromRow(facts: Company): Company {
  const company = { ...defaultCompany, ...facts };
  return {
    ...company,
    hours: company.hours.map((day) => day && { from: day.from, to: day.to }),
    socialLinks: company.socialLinks.map(({ name, url }) => ({ name, url })),
  };
}
