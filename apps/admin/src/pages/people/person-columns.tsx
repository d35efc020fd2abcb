import type { PersonMatch } from '@app/contracts';
import { shortDay } from '../../lib/status/short-time';
import { type Column, TwoLines } from '../../lib/table';
import { text } from './text';

export const nameOf = ({ names }: Pick<PersonMatch, 'names'>): string => names[0] ?? text.nameless;

export const holdingsSummary = ({ quotes, deposits, inquiries, mails }: PersonMatch): string =>
  text.heldInWords(quotes, deposits, inquiries, mails);

/** Shows the key only if it is neither an address nor a number. */
export const contactDetails = ({ key, emails, phones }: PersonMatch): string[] => {
  const lines = [...emails, ...phones.slice(0, 2)];
  return lines.length ? lines : [key];
};

export const personColumns: readonly Column<PersonMatch>[] = [
  {
    header: text.name,
    cell: ({ names }) => (
      <TwoLines
        first={nameOf({ names })}
        second={names.length > 1 && text.moreNames(names.length - 1)}
        className="max-w-72"
        isStrong
      />
    ),
  },
  {
    header: text.contact,
    cell: (person) => (
      <span className="block max-w-72 leading-tight">
        {contactDetails(person).map((line) => (
          <span key={line} className="num block truncate">
            {line}
          </span>
        ))}
      </span>
    ),
  },
  {
    header: text.held,
    cell: (person) => <span className="text-ink-2">{holdingsSummary(person)}</span>,
  },
  {
    header: text.lastSeen,
    align: 'end',
    cell: ({ lastSeenAt }) => <span className="whitespace-nowrap text-ink-3">{shortDay(lastSeenAt)}</span>,
  },
];
