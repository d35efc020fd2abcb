import type { AppointmentMailData, MailKind } from '../mail-data';
import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { Facts } from '../parts/facts';
import { Footer } from '../parts/footer';
import { Paragraph } from '../parts/paragraph';
import { Questions } from '../parts/questions';
import { Title } from '../parts/title';
import { appointmentWords } from '../words/appointment-words';
import { dayAndTimes } from '../words/london-time';
import { notALink } from '../words/not-a-link';
import { addressLine, callName } from '../words/typed-words';

type AppointmentMailKind = Extract<MailKind, `appointment-${string}`>;

interface Wording {
  subject: (data: AppointmentMailData) => string;
  title: (data: AppointmentMailData) => string;
  /** Begins in small letters, after the name. */
  lede: (data: AppointmentMailData) => string;
  /** What the page of the order is opened for. */
  button: string;
  /** Further sentences. */
  more: (data: AppointmentMailData) => readonly string[];
}

const whenOf = ({ startsAt, endsAt }: AppointmentMailData) =>
  startsAt && endsAt ? dayAndTimes(startsAt, endsAt) : '';
const wordsOf = ({ kind }: AppointmentMailData) => appointmentWords[kind];

const tooLate = 'If something has come up, please ring us: it is too late to change it on our site.';
const untilWhen = ({ changeableUntil }: AppointmentMailData) =>
  changeableUntil
    ? `You can move it or cancel it on the page of your order until ${dayAndTimes(changeableUntil, null)}.`
    : tooLate;
const inCalendar = 'The file with this mail puts it into your calendar.';

const wordings: Readonly<Record<AppointmentMailKind, Wording>> = {
  'appointment-offered': {
    subject: (data) => `Choose a time for ${wordsOf(data).your} – ${data.reference}`,
    title: () => 'When does it suit you?',
    lede: (data) => `please choose a time for ${wordsOf(data).your}.`,
    button: 'Choose a time',
    more: (data) => [wordsOf(data).purpose],
  },
  'appointment-booked': {
    subject: (data) => `${wordsOf(data).name}: ${whenOf(data)} – ${data.reference}`,
    title: (data) => `${wordsOf(data).name} booked`,
    lede: (data) => `${wordsOf(data).your} is on ${whenOf(data)}.`,
    button: 'Open my order',
    more: (data) => [wordsOf(data).purpose, `${inCalendar} ${untilWhen(data)}`],
  },
  'appointment-moved': {
    subject: (data) => `Moved: ${wordsOf(data).name.toLowerCase()} now ${whenOf(data)} – ${data.reference}`,
    title: (data) => `${wordsOf(data).name} moved`,
    lede: (data) => `${wordsOf(data).your} is now on ${whenOf(data)}.`,
    button: 'Open my order',
    more: (data) => [`The file with this mail moves it in your calendar. ${untilWhen(data)}`],
  },
  'appointment-cancelled': {
    subject: (data) =>
      `Cancelled: ${wordsOf(data).name.toLowerCase()} on ${whenOf(data)} – ${data.reference}`,
    title: (data) => `${wordsOf(data).name} cancelled`,
    lede: (data) => `${wordsOf(data).your} on ${whenOf(data)} is cancelled.`,
    button: 'Open my order',
    more: ({ goesOn }) => [
      'The file with this mail takes it out of your calendar.',
      ...(goesOn ? ['Your order goes on: we will arrange another time with you.'] : []),
    ],
  },
  'appointment-reminder': {
    subject: (data) => `Tomorrow: ${wordsOf(data).name.toLowerCase()}, ${whenOf(data)} – ${data.reference}`,
    title: () => 'Until tomorrow',
    lede: (data) => `${wordsOf(data).your} is on ${whenOf(data)}.`,
    button: 'Open my order',
    more: (data) => [wordsOf(data).purpose, tooLate],
  },
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What was arranged. */
const factsOf = (data: AppointmentMailData) => [
  { label: wordsOf(data).name, value: whenOf(data) },
  { label: 'Before', value: data.before && dayAndTimes(data.before, null) },
  { label: 'Where', value: data.place && notALink(addressLine(data.place)) },
  { label: 'Order', value: data.reference },
];

const toTemplate = ({ subject, title, lede, button, more }: Wording): MailTemplate<AppointmentMailKind> => ({
  subject,
  preview: (data) => capital(lede(data)),
  Body(data) {
    const name = callName(data.customerName);
    return (
      <>
        <Title>{title(data)}</Title>
        <Paragraph isLede>{name ? `Hello ${name}, ${lede(data)}` : capital(lede(data))}</Paragraph>
        <Actions button={{ label: button, href: data.orderUrl }} />
        <Facts facts={factsOf(data)} />
        {more(data).map((words) => (
          <Paragraph key={words}>{words}</Paragraph>
        ))}
        <Questions />
        <Footer
          why={[
            'You get this because of your order with us. The button opens it for whoever has this mail: do not pass it on.',
          ]}
        />
      </>
    );
  },
});

/** Letters about an appointment: the same facts, said for what happened. */
export const appointmentMails = {
  'appointment-offered': toTemplate(wordings['appointment-offered']),
  'appointment-booked': toTemplate(wordings['appointment-booked']),
  'appointment-moved': toTemplate(wordings['appointment-moved']),
  'appointment-cancelled': toTemplate(wordings['appointment-cancelled']),
  'appointment-reminder': toTemplate(wordings['appointment-reminder']),
};
