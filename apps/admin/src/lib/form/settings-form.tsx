import { showToast } from '@app/ui';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { apiText } from '../api/use-admin-call';
import type { InvalidatedData } from '../api/invalidate-data';
import { Card } from '../page/card';
import { FormButtons } from './form-buttons';
import { formText } from './form-text';
import { useEditForm } from './use-edit-form';

interface SettingsFormProps<Settings, Fields extends FieldValues> {
  title: string;
  detail: string;
  settings: Settings;
  toFields: (settings: Settings) => Fields;
  save: (fields: Fields) => Promise<Settings>;
  invalidates: InvalidatedData;
  children: (form: UseFormReturn<Fields>) => ReactNode;
}

/** One form on a page of its own, with its button below. */
export function SettingsForm<Settings, Fields extends FieldValues>({
  title,
  detail,
  settings,
  toFields,
  save,
  invalidates,
  children,
}: SettingsFormProps<Settings, Fields>) {
  const edit = useEditForm<Settings, Fields>({
    invalidates,
    row: settings,
    toFields: (row) => toFields(row ?? settings),
    save,
    onSaved: () => showToast({ title: formText.saved }),
    failure: apiText.updateFailed,
  });
  return (
    <Card title={title} detail={detail} className="max-w-180 text-small">
      <form
        noValidate
        aria-label={title}
        onSubmit={edit.submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-4.5"
      >
        {children(edit.form)}
        <FormButtons edit={edit} submitLabel={formText.save} pendingLabel={formText.saving} />
      </form>
    </Card>
  );
}
