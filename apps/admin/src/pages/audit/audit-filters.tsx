import { auditVerbs, type AdminUser, type AuditSubject } from '@app/contracts';
import { Button, Field, Select, type SelectOption, TextInput } from '@app/ui';
import { DayInput } from '../../lib/controls';
import { capitalised } from '../../lib/format-text';
import { useUrlState } from '../../lib/use-url-state';
import { actionLabel, subjectLabelOf } from './audit-sentence';
import { text } from './text';

export const auditFilterNames = ['actor', 'action', 'subject', 'subjectId', 'order', 'from', 'to'] as const;

export function AuditFilters({ users }: { users: readonly AdminUser[] }) {
  const url = useUrlState();
  const [actor, subject, action] = [url.get('actor'), url.get('subject'), url.get('action')];
  const subjectId = url.get('subjectId');
  const userOptions = users.map(({ id, firstName, email }) => ({
    value: String(id),
    label: `${firstName}, ${email}`,
  }));
  const subjects = [...new Set([...knownSubjects, ...(subject ? [subject] : [])])];
  return (
    <div role="group" aria-label={text.filters} className="mb-4">
      <div className="grid grid-cols-2 items-end gap-3 wide:grid-cols-[repeat(3,minmax(0,1fr))_9rem_auto_auto_auto]">
        <div className="max-wide:col-span-2">
          <Choice
            label={text.person}
            value={actor}
            allLabel={text.everybody}
            options={[
              ...(actor && !userOptions.some(({ value }) => value === actor)
                ? [{ value: actor, label: text.somebodyGone }]
                : []),
              ...userOptions,
            ]}
            onChoose={(value) => url.set({ actor: value })}
          />
        </div>
        <Choice
          label={text.kind}
          value={subject}
          allLabel={text.anything}
          options={subjects.map((kind) => ({ value: kind, label: capitalised(subjectLabelOf(kind)) }))}
          onChoose={(value) => url.set({ subject: value, subjectId: null, action: null })}
        />
        <Choice
          label={text.action}
          value={action}
          allLabel={text.anyAction}
          options={selectableActions(subject, action).map((value) => ({ value, label: actionLabel(value) }))}
          onChoose={(value) => url.set({ action: value })}
        />
        <div className="max-wide:col-span-2">
          <OrderInput
            key={url.get('order')}
            value={url.get('order') ?? ''}
            onEnter={(order) => url.set({ order })}
          />
        </div>
        {(['from', 'to'] as const).map((name) => (
          <DayInput
            key={name}
            label={text[name]}
            value={url.get(name) ?? ''}
            onChange={(day) => url.set({ [name]: day })}
          />
        ))}
        {auditFilterNames.some((name) => url.get(name)) && (
          <Button
            kind="ghost"
            onClick={() => url.set(Object.fromEntries(auditFilterNames.map((name) => [name, null])))}
          >
            {text.clear}
          </Button>
        )}
      </div>
      {subject && subjectId && <p className="mt-3 text-ink-2">{text.oneThing(subjectLabelOf(subject))}</p>}
    </div>
  );
}

interface OrderInputProps {
  value: string;
  onEnter: (reference: string | null) => void;
}

/** Searches once the reference is typed, as a part of it finds nothing. */
function OrderInput({ value, onEnter }: OrderInputProps) {
  const enter = (typed: string) => {
    const reference = typed.trim().toUpperCase();
    if (reference !== value) onEnter(reference || null);
  };
  return (
    <Field label={text.order}>
      {(control) => (
        <TextInput
          {...control}
          defaultValue={value}
          placeholder={text.orderExample}
          autoComplete="off"
          translate="no"
          onBlur={({ target }) => enter(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') enter(event.currentTarget.value);
          }}
          className="num"
        />
      )}
    </Field>
  );
}

interface ChoiceProps {
  label: string;
  value: string | null;
  allLabel: string;
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
}

const Choice = ({ label, value, allLabel, options, onChoose }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select
        {...control}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value)}
        options={[{ value: '', label: allLabel }, ...options]}
      />
    )}
  </Field>
);

/** The log may contain others. */
const knownSubjects = Object.keys(auditVerbs) as readonly AuditSubject[];

function selectableActions(subject: string | null, chosen: string | null): string[] {
  const kinds = subject ? knownSubjects.filter((kind) => kind === subject) : knownSubjects;
  const actions = kinds.flatMap((kind) => auditVerbs[kind].map((verb): string => `${kind}.${verb}`));
  return chosen && !actions.includes(chosen) ? [chosen, ...actions] : actions;
}
