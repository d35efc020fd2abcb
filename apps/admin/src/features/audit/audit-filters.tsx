import { auditVerbs, type AdminUser, type AuditSubject } from '@app/contracts';
import { Button, Field, Select, TextInput } from '@app/ui';
import { useUrlState } from '../../lib/url/use-url-state';
import { actionWords, subjectWordsOf } from './audit-words';
import { text } from './text';

export const auditFilterNames = ['actor', 'action', 'subject', 'subjectId', 'from', 'to'] as const;

const londonDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

interface AuditFiltersProps {
  users: readonly AdminUser[];
  today: Date;
}

export function AuditFilters({ users, today }: AuditFiltersProps) {
  const url = useUrlState();
  const [actor, action, subject, subjectId] = ['actor', 'action', 'subject', 'subjectId'].map((name) =>
    url.get(name),
  );
  const people = users.map(({ id, firstName, email }) => ({
    value: String(id),
    label: `${firstName}, ${email}`,
  }));
  const isFiltered = auditFilterNames.some((name) => url.get(name));
  return (
    <div role="group" aria-label={text.filters} className="mb-4">
      <div className="grid grid-cols-2 items-end gap-3 wide:grid-cols-[repeat(3,minmax(0,1fr))_auto_auto_auto]">
        <div className="max-wide:col-span-2">
          <Field label={text.person}>
            {(control) => (
              <Select
                {...control}
                value={actor ?? ''}
                onChange={({ target }) => url.set({ actor: target.value })}
                options={[
                  { value: '', label: text.everybody },
                  // Somebody who was erased is known by number alone.
                  ...(actor && !people.some(({ value }) => value === actor)
                    ? [{ value: actor, label: `#${actor}` }]
                    : []),
                  ...people,
                ]}
              />
            )}
          </Field>
        </div>
        <Field label={text.kind}>
          {(control) => (
            <Select
              {...control}
              value={subject ?? ''}
              onChange={({ target }) => url.set({ subject: target.value, subjectId: null, action: null })}
              options={[
                { value: '', label: text.anything },
                ...[...new Set([...knownSubjects, ...(subject ? [subject] : [])])].map((kind) => ({
                  value: kind,
                  label: capitalised(subjectWordsOf(kind)),
                })),
              ]}
            />
          )}
        </Field>
        <Field label={text.action}>
          {(control) => (
            <Select
              {...control}
              value={action ?? ''}
              onChange={({ target }) => url.set({ action: target.value })}
              options={[
                { value: '', label: text.anyAction },
                ...actionsToChoose(subject ?? null, action ?? null).map((value) => ({
                  value,
                  label: actionWords(value),
                })),
              ]}
            />
          )}
        </Field>
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={text[name]}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={url.get(name) ?? ''}
                max={londonDay.format(today)}
                onChange={({ target }) => url.set({ [name]: target.value })}
                className="num"
              />
            )}
          </Field>
        ))}
        {isFiltered && (
          <Button
            kind="ghost"
            onClick={() => url.set(Object.fromEntries(auditFilterNames.map((name) => [name, null])))}
          >
            {text.clear}
          </Button>
        )}
      </div>
      {subject && subjectId && (
        <p className="mt-3 text-ink-2">{text.oneThing(subjectWordsOf(subject), subjectId)}</p>
      )}
    </div>
  );
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The kinds of things to choose from; the log itself may hold more. */
const knownSubjects = Object.keys(auditVerbs) as readonly AuditSubject[];

function actionsToChoose(subject: string | null, asked: string | null): string[] {
  const kinds = subject ? knownSubjects.filter((kind) => kind === subject) : knownSubjects;
  const actions = kinds.flatMap((kind) => auditVerbs[kind].map((verb): string => `${kind}.${verb}`));
  return asked && !actions.includes(asked) ? [asked, ...actions] : actions;
}
