import { Injectable } from '@nestjs/common';
import { company, mailAddresses, showroom } from '@app/content';
import { type AppointmentPart, orderPath } from '@app/contracts';
import { appointmentText } from '@app/mails/words';
import { describePart } from '@app/pricing';
import {
  type ComposedMail,
  type MailCalendar,
  ModuleMails,
  type MailToCompose,
  type WithheldMail,
} from '../../mail';
import { orderOfTopSql } from '../../orders';
import { unknownAddress } from '../../quotes';
import type { Appointment } from '../appointment.entity';
import { changeableUntil } from '../times/slots-on';
import { orderTokenFor } from '../links/order-links';
import { addressOfAppointmentSql, isUnfinishedSql, anyTopOfAppointmentSql } from '../appointment-conditions';
import { partOfAppointmentSql } from '../part-of-order';
import { toCalendar } from '../to-calendar';

const kinds = [
  'appointment-offered',
  'appointment-booked',
  'appointment-moved',
  'appointment-cancelled',
  'appointment-reminder',
] as const;
type AppointmentMailKind = (typeof kinds)[number];

/** Returns no row if the appointment changed after the mail was requested. */
const findUnchangedSql = `
  SELECT kind, appointment.state, starts_at AS "startsAt", ends_at AS "endsAt", quote_id AS "quoteId",
    coalesce(${orderOfTopSql('quote')} ->> 'reference', reference) AS reference,
    ${addressOfAppointmentSql} AS address,
    ${anyTopOfAppointmentSql(isUnfinishedSql('stage'))} AS "orderContinues", ${partOfAppointmentSql} AS part
  FROM appointment JOIN quote ON quote.id = quote_id
  WHERE appointment.id = $1 AND sequence = $2 AND num_nonnulls(quote.deleted_at) = 0`;

interface AppointmentRow extends Pick<Appointment, 'kind' | 'state' | 'startsAt' | 'endsAt' | 'quoteId'> {
  reference: string;
  address: string | null;
  orderContinues: boolean;
  part: AppointmentPart | null;
}

const appointmentChanged = { withheld: 'the appointment was changed meanwhile' } satisfies WithheldMail;
const appointmentStarted = { withheld: 'the appointment has started' } satisfies WithheldMail;

@Injectable()
export class AppointmentMails extends ModuleMails {
  onModuleInit(): void {
    for (const kind of kinds)
      this.composers.register(
        kind,
        (mail, row: AppointmentRow) => this.compose(kind, mail, row),
        (mail) => this.find(mail),
      );
  }

  private async find({ kind, details }: MailToCompose): Promise<AppointmentRow | WithheldMail> {
    const [row] = await this.statements.run<AppointmentRow>(findUnchangedSql, [
      details.appointmentId,
      details.sequence,
    ]);
    if (!row) return appointmentChanged;
    const isOver = row.startsAt && row.startsAt <= this.clock.now();
    return kind === 'appointment-reminder' && isOver ? appointmentStarted : row;
  }

  private async compose(
    mailKind: AppointmentMailKind,
    mail: MailToCompose,
    row: AppointmentRow,
  ): Promise<ComposedMail<AppointmentMailKind> | WithheldMail> {
    const { kind, startsAt, endsAt, reference } = row;
    const now = this.clock.now();
    const token = await orderTokenFor(this.statements, {
      quoteId: row.quoteId,
      address: mail.toAddress,
      at: now,
    });
    if (token === null) return unknownAddress;
    const changeDeadline = startsAt && changeableUntil(startsAt);
    const place = placeOf(row);
    const data: ComposedMail<AppointmentMailKind>['data'] = {
      customerName: mail.toName,
      reference,
      kind,
      startsAt,
      endsAt,
      changeableUntil: changeDeadline && changeDeadline > now ? changeDeadline : null,
      before: typeof mail.details.before === 'string' ? new Date(mail.details.before) : null,
      place,
      orderContinues: row.orderContinues,
      part: row.part && describePart(row.part),
      orderUrl: `${this.config.publicOrigin}${orderPath(token)}`,
    };
    const isInCalendar = mailKind !== 'appointment-offered' && mailKind !== 'appointment-reminder';
    const calendar = isInCalendar ? this.toMailCalendar(row, mail, place) : null;
    return { data, calendar, secret: token };
  }

  private toMailCalendar(
    row: AppointmentRow,
    mail: MailToCompose,
    place: string | null,
  ): MailCalendar | null {
    const { state, startsAt, endsAt, reference, kind } = row;
    const { appointmentId, sequence } = mail.details;
    const { sender } = mailAddresses;
    if (!startsAt || !endsAt || !mail.toAddress) return null;
    const event = {
      uid: `${String(appointmentId)}@${sender.slice(sender.lastIndexOf('@') + 1)}`,
      sequence: Number(sequence),
      isCancelled: state === 'cancelled',
      startsAt,
      endsAt,
      summary: `${appointmentText[kind].name}: ${company.name}`,
      location: place,
      description: [reference, company.phone.display].filter(Boolean).join(', '),
      invitation: {
        organizer: { name: company.name, address: sender },
        attendee: { name: mail.toName, address: mail.toAddress },
      },
      at: this.clock.now(),
    };
    const method = event.isCancelled ? 'CANCEL' : 'REQUEST';
    const content = Buffer.from(toCalendar({ name: company.name, method, events: [event] }));
    return { method, name: 'appointment.ics', content };
  }
}

/** Null: on the phone, or the address is unknown. */
function placeOf({ kind, address }: AppointmentRow): string | null {
  if (kind === 'collection')
    return [showroom.street, showroom.town, showroom.postcode].filter(Boolean).join(', ') || null;
  return kind === 'measuring-call' ? null : address;
}
