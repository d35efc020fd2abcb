import type { AppointmentMailData } from './appointment-mail-data';
import type { MailKind } from '../mail-data';
import { type CustomerMail, customerMail } from '../parts/frame/customer-mail';
import { appointmentText } from '../words/appointment-text';
import { formatDayAndTimes } from '../words/london-time';
import { breakLinks } from '../words/break-links';
import { addressLine, capitalize } from '../words/typed-text';

type Wording = Pick<CustomerMail, 'subject' | 'title' | 'intro' | 'more'>;

const tooLate = 'If something has come up, please ring us: it is too late to change it on our site.';
const changeDeadline = ({ changeableUntil }: AppointmentMailData) =>
  changeableUntil
    ? `You can move it or cancel it on the page of your order until ${formatDayAndTimes(changeableUntil, null)}.`
    : tooLate;

const appointmentMail = (
  wordingOf: (
    data: AppointmentMailData & { name: string; your: string; purpose: string; at: string },
  ) => Wording,
  label = 'Open my order',
) =>
  customerMail<AppointmentMailData>((data) => {
    const { kind, startsAt, endsAt, before, place, reference } = data;
    const kindText = appointmentText[kind];
    const at = startsAt && endsAt ? formatDayAndTimes(startsAt, endsAt) : '';
    const { subject, ...wording } = wordingOf({ ...data, ...kindText, at });
    return {
      ...wording,
      subject: `${subject} – ${reference}`,
      to: data.customerName,
      button: { label, href: data.orderUrl },
      facts: [
        { label: kindText.name, value: at },
        { label: 'Before', value: before && formatDayAndTimes(before, null) },
        { label: 'Takes', value: data.part },
        { label: 'Where', value: place && breakLinks(addressLine(place)) },
        { label: 'Order', value: reference },
      ],
      why: 'You get this because of your order with us. The button opens it for anybody who has this email: do not pass it on.',
    };
  });

const outOfCalendar = 'The file with this email takes it out of your calendar.';

/** For a mail with more important news. */
export function appointmentCancelledSentence({ kind, startsAt, endsAt }: AppointmentMailData): string {
  const at = startsAt && endsAt ? ` on ${formatDayAndTimes(startsAt, endsAt)}` : '';
  return `${capitalize(appointmentText[kind].your)}${at} is no longer needed and is cancelled. ${outOfCalendar}`;
}

export const appointmentMails = {
  'appointment-offered': appointmentMail(
    ({ your, purpose }) => ({
      subject: `Choose a time for ${your}`,
      title: 'When does it suit you?',
      intro: `please choose a time for ${your}.`,
      more: [purpose],
    }),
    'Choose a time',
  ),
  'appointment-booked': appointmentMail(({ name, your, purpose, at, ...data }) => ({
    subject: `${name}: ${at}`,
    title: `${name} booked`,
    intro: `${your} is on ${at}.`,
    more: [purpose, `The file with this email puts it into your calendar. ${changeDeadline(data)}`],
  })),
  'appointment-moved': appointmentMail(({ name, your, at, ...data }) => ({
    subject: `Moved: ${name.toLowerCase()} now ${at}`,
    title: `${name} moved`,
    intro: `${your} is now on ${at}.`,
    more: [`The file with this email moves it in your calendar. ${changeDeadline(data)}`],
  })),
  'appointment-cancelled': appointmentMail(({ name, your, at, orderContinues }) => ({
    subject: `Cancelled: ${name.toLowerCase()} on ${at}`,
    title: `${name} cancelled`,
    intro: `${your} on ${at} is cancelled.`,
    more: [outOfCalendar, orderContinues && 'Your order continues: we will arrange another time with you.'],
  })),
  'appointment-reminder': appointmentMail(({ name, your, purpose, at }) => ({
    subject: `Tomorrow: ${name.toLowerCase()}, ${at}`,
    title: 'Until tomorrow',
    intro: `${your} is on ${at}.`,
    more: [purpose, tooLate],
  })),
} satisfies Record<Extract<MailKind, `appointment-${string}`>, object>;
