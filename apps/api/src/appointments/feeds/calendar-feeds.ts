import { hash, randomBytes } from 'node:crypto';
import { company } from '@app/content';
import { type AppointmentKind, type AppointmentPart, calendarTokenPattern, paths } from '@app/contracts';
import { appointmentText } from '@app/mails/words';
import { describePart } from '@app/pricing';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { orderOfTopSql } from '../../orders';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { StaffUser, type SessionActor } from '../../staff';
import { addressOfAppointmentSql } from '../appointment-conditions';
import { partOfAppointmentSql } from '../part-of-order';
import { canBeAssigned } from '../staff-people';
import { toCalendar } from '../to-calendar';
import { CalendarFeed } from './calendar-feed.entity';

const dayMs = 86_400_000;
/** How many past days a feed contains. */
const pastDays = 30;

const findOfPersonSql = `
  SELECT appointment.id, kind, sequence, starts_at AS "startsAt", ends_at AS "endsAt",
    coalesce(customer_name, customer_email) AS "customerName", customer_phone AS phone, ${addressOfAppointmentSql} AS address,
    coalesce(${orderOfTopSql('quote')} ->> 'reference', reference) AS reference,
    ${partOfAppointmentSql} AS part
  FROM appointment JOIN quote ON quote.id = quote_id
  WHERE appointment.state = 'booked' AND staff_user_id = $1 AND starts_at > $2
  ORDER BY starts_at`;

interface FeedRow {
  id: string;
  kind: AppointmentKind;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  customerName: string | null;
  phone: string | null;
  address: string | null;
  reference: string;
  part: AppointmentPart | null;
}

const hashOf = (token: string) => hash('sha256', token, 'base64url');

@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async readState({ userId: staffUserId }: SessionActor): Promise<{ createdAt: Date | null }> {
    const feed = await this.statements.manager.findOneBy(CalendarFeed, { staffUserId });
    return { createdAt: feed?.createdAt ?? null };
  }

  /** Creates a new link. The earlier link stops working. */
  async create(actor: SessionActor): Promise<{ url: string }> {
    const token = randomBytes(32).toString('base64url');
    await this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const feed = { staffUserId: actor.userId, tokenHash: hashOf(token), createdAt: at };
      await tx.manager.upsert(CalendarFeed, feed, ['staffUserId']);
      const subject = { kind: 'account', id: actor.userId } as const;
      await addAuditEntry(tx, actor, { at, verb: 'make-calendar-link', subject });
    });
    return { url: `${this.config.publicOrigin}${paths.calendarFeed(token)}` };
  }

  async revoke(actor: SessionActor): Promise<{ createdAt: null }> {
    await this.statements.transaction(async (tx) => {
      const { affected } = await tx.manager.delete(CalendarFeed, { staffUserId: actor.userId });
      if (!affected) return;
      const subject = { kind: 'account', id: actor.userId } as const;
      await addAuditEntry(tx, actor, { at: this.clock.now(), verb: 'end-calendar-link', subject });
    });
    return { createdAt: null };
  }

  /** @throws AppError `appointment/unknown-feed`, also for the link of a colleague who left */
  async read(token: string): Promise<string> {
    const { manager } = this.statements;
    const feed = calendarTokenPattern.test(token)
      ? await manager.findOneBy(CalendarFeed, { tokenHash: hashOf(token) })
      : null;
    const person = feed && (await manager.findOneBy(StaffUser, { id: feed.staffUserId, ...canBeAssigned }));
    if (!person) throw new AppError('appointment/unknown-feed');
    const now = this.clock.now();
    const since = new Date(now.getTime() - pastDays * dayMs);
    const rows = await this.statements.run<FeedRow>(findOfPersonSql, [person.id, since]);
    const host = new URL(this.config.publicOrigin).hostname;
    return toCalendar({
      name: `${person.firstName}: ${company.name}`,
      method: 'PUBLISH',
      events: rows.map(({ id, kind, customerName, phone, address, reference, part, ...event }) => ({
        ...event,
        uid: `${id}-staff@${host}`,
        summary: [appointmentText[kind].name, customerName].filter(Boolean).join(': '),
        location: address,
        description: [reference, part && describePart(part), phone].filter(Boolean).join(', '),
        at: now,
      })),
    });
  }
}
