import { makingLimits, type MakingRules, type MakingSettings, paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { Undo2 } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { useAdminMutation, useAdminQuery } from '../../lib/api';
import { ButtonWithConfirmation } from '../../lib/controls';
import { ConflictDialog, FormButtons, NumberField, useEditForm } from '../../lib/form';
import { AdminPage, Card, Loaded } from '../../lib/page';
import { timeInSentence } from '../../lib/status/short-time';
import {
  groups,
  labelOf,
  type MakingFields,
  nameOfNumber,
  saveMaking,
  toFields,
  unitOf,
} from './making-form';
import { text } from './text';

export const MakingPage = () => (
  <AdminPage title={text.page}>
    <Loaded
      query={useAdminQuery<MakingSettings>(paths.making)}
      loading={text.loading}
      skeletons={['h-64 w-full', 'h-64 w-full', 'h-64 w-full']}
      className="grid max-w-270 gap-4"
    >
      {(settings) => <MakingForm settings={settings} />}
    </Loaded>
  </AdminPage>
);

function MakingForm({ settings }: { settings: MakingSettings }) {
  const edit = useEditForm<MakingSettings, MakingFields>({
    row: settings,
    toFields: (row) => toFields(row ?? settings),
    save: (fields, base) => saveMaking(fields, base ?? settings),
    invalidates: ['making', 'catalogue', 'orders'],
    failure: text.failed,
    onSaved: () => showToast({ title: text.saved, description: text.savedDetail, tone: 'ok' }),
  });
  return (
    <div className="grid max-w-270 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid max-w-[75ch] gap-2 text-small text-ink-2">
        <p>{text.detail}</p>
        <p>{text.sources}</p>
      </div>
      <LastChange settings={settings} />
      <form
        noValidate
        aria-label={text.page}
        onSubmit={edit.submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-2">
          {groups.map((group) => (
            <Group key={group} group={group} form={edit.form} />
          ))}
        </div>
        <div className="border-t border-line bg-paper py-3 wide:sticky wide:bottom-0">
          <FormButtons edit={edit} submitLabel={text.save} pendingLabel={text.saving} />
        </div>
      </form>
      <ConflictDialog
        edit={edit}
        fields={groups.map((group) => ({
          name: group,
          label: text.groups[group],
          show: (numbers: Record<string, string>) =>
            Object.entries(numbers)
              .map(([name, value]) => `${labelOf(name)} ${value}`)
              .join(', '),
        }))}
      />
    </div>
  );
}

const Group = ({ group, form }: { group: keyof MakingRules; form: UseFormReturn<MakingFields> }) => (
  <Card title={text.groups[group]}>
    <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4">
      {Object.entries(makingLimits[group]).map(([name, range]) => (
        <NumberField
          key={name}
          form={form}
          name={`${group}.${name}`}
          label={labelOf(name)}
          suffix={unitOf(name)}
          {...range}
          decimals={0}
        />
      ))}
    </div>
  </Card>
);

function LastChange({ settings: { lastChange, version } }: { settings: MakingSettings }) {
  const undo = useAdminMutation({
    mutationFn: () => apiMutation<MakingSettings>('POST', paths.undoMaking, { version }),
    invalidates: ['making', 'catalogue', 'orders'],
    failure: text.undoFailed,
    onSuccess: () => showToast({ title: text.undone, tone: 'ok' }),
  });
  if (!lastChange) return null;
  const { by, at, fields } = lastChange;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small text-ink-2">
      <p>{text.lastChange(by, timeInSentence(at), fields.map(nameOfNumber))}</p>
      <ButtonWithConfirmation
        icon={Undo2}
        label={text.undo}
        title={text.undoTitle}
        description={text.undoDetail}
        isDanger={false}
        mutation={undo}
      />
    </div>
  );
}
