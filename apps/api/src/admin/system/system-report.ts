import { Injectable } from '@nestjs/common';
import type { SystemComponent, SystemResponse } from '@app/contracts';
import { version } from '../../../package.json';
import { findOpenAlerts, readFailingWork } from '../../alerts';
import { AppConfig } from '../../config/app-config';
import { type BackupFigures, backupComponent, HoldAfterRestore, readBackupFiguresSql } from '../../data';
import { Statements } from '../../database/statements';
import { MailSender, type ServerTrouble, serverTroubles } from '../../mail';
import { CardPayments } from '../../payments';
import { memoizeFor } from '../../platform/background/memoize-for';
import { Clock } from '../../platform/clock/clock';
import { londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';
import { SecurityEvents } from '../../platform/security/security-events';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { PostcodesService } from '../../postcodes';
import { JobQueues, type QueueFigures } from '../../platform/background/job-queues';
import { checkComponent, type CheckResult } from './check-component';
import {
  type Connections,
  readConnectionsSql,
  readSystemFiguresSql,
  type SystemFigures,
} from './system-figures';

const durationUnits = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** '3 days', '1 hour', '0 seconds': a duration in its largest unit, rounded down. */
export function formatDuration(seconds: number): string {
  const [size, unit] = durationUnits.find(([minSeconds]) => seconds >= minSeconds) ?? [1, 'second'];
  const count = Math.max(0, Math.floor(seconds / size));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Results are cached, since several colleagues may have the page open. */
const internalCacheMs = 2_000;
const externalCacheMs = 10_000;
/** Mail servers lock out clients after too many failed logins. */
const mailServerCacheMs = 60_000;
const maxSecurityEvents = 20;

/** This file never exists. Looking it up shows whether the storage responds. */
const missingFile = 'images/none.jpg';

@Injectable()
export class SystemReport {
  private readonly internal = memoizeFor(() => this.checkInternalComponents(), internalCacheMs);
  private readonly events = memoizeFor(() => this.security.latest(maxSecurityEvents), internalCacheMs);
  private readonly mailServer = memoizeFor(() => this.checkMailServer(), mailServerCacheMs);
  private readonly external = memoizeFor(() => this.checkExternalComponents(), externalCacheMs);

  constructor(
    private readonly statements: Statements,
    private readonly queues: JobQueues,
    private readonly storage: ObjectStorage,
    private readonly cards: CardPayments,
    private readonly mailSender: MailSender,
    private readonly postcodes: PostcodesService,
    private readonly security: SecurityEvents,
    private readonly hold: HoldAfterRestore,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async make(): Promise<SystemResponse> {
    const [internal, external, securityEvents, hold] = await Promise.all([
      this.internal(),
      this.external(),
      this.events(),
      this.hold.read(),
    ]);
    const { figures, lastSent, ...report } = internal;
    return {
      ...report,
      outside: external.map((part) =>
        part.id === 'mail' ? { ...part, detail: part.detail ?? lastSent } : part,
      ),
      outbox: figures.outbox,
      mails: figures.mails,
      payments: figures.payments,
      hold,
      securityEvents,
    };
  }

  private async checkInternalComponents() {
    const now = this.clock.now();
    let queues: QueueFigures[] = [];
    const [failing, [figures], [backups], ...services] = await Promise.all([
      readFailingWork(this.statements),
      this.statements.run<SystemFigures>(readSystemFiguresSql, [now, startOfLondonDay(londonDayOf(now))]),
      this.statements.run<BackupFigures>(readBackupFiguresSql),
      this.checkDatabase(),
      checkComponent({
        id: 'queue',
        label: 'Queue',
        slowMs: 500,
        whenDown: `BullMQ on ${this.queues.backend} does not answer`,
        check: async () => {
          queues = await this.queues.figures();
          return { detail: `BullMQ on ${this.queues.backend}` };
        },
      }),
      this.checkStorage(),
    ]);
    if (!figures || !backups) throw new Error('a SELECT without FROM has one row');
    const [database, queue, storage] = services;
    // Without a response time, which only the caller can measure.
    const detail = `version ${version}, started ${formatDuration(process.uptime())} ago`;
    const self: SystemComponent = { id: 'api', label: 'API', state: 'up', ms: null, detail };
    const backup = backupComponent(backups, { at: this.config.backups.at, now, formatDuration });
    return {
      checkedAt: now.toISOString(),
      services: [self, database, queue, workerComponent(figures), storage, backup],
      queues,
      failing,
      figures,
      lastSent: figures.last_sent_at && `last sent ${timeFormat.format(figures.last_sent_at)}`,
    };
  }

  private checkDatabase(): Promise<SystemComponent> {
    return checkComponent({
      id: 'postgresql',
      label: 'PostgreSQL',
      slowMs: 200,
      check: async () => {
        const [row] = await this.statements.run<Connections>(readConnectionsSql);
        return { detail: row ? `${row.version}, ${row.used} of ${row.max} connections` : null };
      },
    });
  }

  private checkStorage(): Promise<SystemComponent> {
    return checkComponent({
      id: 'storage',
      label: 'Files',
      slowMs: 500,
      check: async () => {
        await this.storage.exists(missingFile);
        return { detail: this.config.storage.kind === 's3' ? 'object storage' : 'folder on this machine' };
      },
    });
  }

  private checkExternalComponents(): Promise<SystemComponent[]> {
    return Promise.all([
      checkComponent({
        id: 'card-payments',
        label: 'Card payments',
        slowMs: 1_500,
        check: async () => {
          const merchant = await this.cards.checkMerchant();
          if (merchant.kind === 'ok' && merchant.currency === 'GBP') return { detail: 'knows us, takes GBP' };
          if (merchant.kind === 'ok') return { state: 'down', detail: 'the account does not take GBP' };
          if (merchant.kind === 'rate-limited') return { state: 'slow', detail: 'asks us to wait' };
          if (merchant.kind === 'unavailable') {
            const detail = merchant.isBlocked ? 'its firewall turns us away' : 'does not answer';
            return { state: 'down', detail, isTimed: false };
          }
          const wrongAccount = merchant.kind === 'unauthorised' && merchant.wrongAccount;
          if (wrongAccount) return { state: 'down', detail: wrongAccounts[wrongAccount] };
          return { state: 'down', detail: 'does not accept our key or account' };
        },
      }),
      this.mailServer(),
      checkComponent({
        id: 'postcodes',
        label: 'Postcodes',
        slowMs: 1_500,
        whenDown: 'does not answer: addresses are typed in',
        check: async () => {
          if (!(await this.postcodes.isReachable())) throw new Error('no response');
          return { detail: 'looks up addresses' };
        },
      }),
    ]);
  }

  /** Connecting shows most problems. The worker raises alerts about those that show only when a mail is sent. */
  private checkMailServer(): Promise<SystemComponent> {
    return checkComponent({
      id: 'mail',
      label: 'Mail server',
      slowMs: 1_500,
      whenDown: `${mailServerText['server-unreachable']}: emails wait`,
      check: async () => {
        const failure = await this.mailSender.check();
        if (failure) return mailServerDown(failure.kind, failure.reason);
        const open = await findOpenAlerts(this.statements);
        const kind = serverTroubles.find((trouble) => open.includes(`mail-${trouble}`));
        return kind ? mailServerDown(kind) : {};
      },
    });
  }
}

const wrongAccounts = {
  sandbox: 'is a sandbox account, which takes test cards alone: no deposit can be paid',
  real: 'is a real account, and REHEARSAL is on: no deposit can be paid',
} as const;

const mailServerDown = (kind: ServerTrouble, reason = ''): CheckResult => ({
  state: 'down',
  detail: [`${mailServerText[kind]}: emails wait`, reason].filter(Boolean).join('. '),
  isTimed: false,
});

const mailServerText: Record<ServerTrouble, string> = {
  'server-unreachable': 'cannot be reached',
  'login-rejected': 'rejects our user name or password',
  'certificate-rejected': 'has a certificate that is not accepted',
  'all-rejected': 'rejects every email from us',
};

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Workers record heartbeats in the database. */
function workerComponent({ workers: { alive, beatSeconds } }: SystemFigures): SystemComponent {
  const lastSeen =
    beatSeconds === null ? 'was never seen at work' : `last seen at work ${formatDuration(beatSeconds)} ago`;
  return {
    id: 'worker',
    label: 'Worker',
    state: alive === 0 ? 'down' : 'up',
    ms: null,
    detail: alive === 0 ? lastSeen : `${alive} at work`,
  };
}
