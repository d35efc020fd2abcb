import type { AdminItem, AdminItems, CatalogueKind } from '@app/contracts';
import { showToast } from '@app/ui';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { apiText } from '../../lib/api/api-text';
import { ConfirmedButton } from '../../lib/dialog/confirm-dialog';
import { ConflictDialog } from '../../lib/form/conflict-dialog';
import { FormButtons } from '../../lib/form/form-buttons';
import { formText } from '../../lib/form/form-text';
import { useEditForm } from '../../lib/form/use-edit-form';
import { SidePanel } from '../../lib/page/side-panel';
import { useDeleteItem } from './catalogue-calls';
import { itemName, saveItem, type ItemForm } from './item-form';
import { text } from './text';

interface ItemPanelProps<K extends CatalogueKind, Fields extends FieldValues> {
  form: ItemForm<K, Fields>;
  /** null: a new one. The panel has a `key` of the row's id. */
  item: AdminItems[K] | null;
  /** What a new one begins with, beside the defaults. */
  initial?: Partial<Fields>;
  /** What goes with the row when it is deleted, and what stays. */
  deletion: (item: AdminItems[K]) => string;
  onClose: () => void;
  onCreated: (item: AdminItems[K]) => void;
  /** Above the fields, apart from the form: it is stored by itself. */
  before?: ReactNode;
  children: (form: UseFormReturn<Fields>) => ReactNode;
}

/** Everything about one row: its fields, saving, and deleting it. */
export function ItemPanel<K extends CatalogueKind, Fields extends FieldValues>({
  form,
  item,
  initial,
  deletion,
  onClose,
  onCreated,
  before,
  children,
}: ItemPanelProps<K, Fields>) {
  const words = text.kinds[form.kind];
  const title = item ? itemName(item) : words.add;
  const edit = useEditForm<AdminItems[K], Fields>({
    changes: ['catalogue'],
    row: item,
    toFields: (row) => (row ? form.fieldsOf(row) : { ...form.empty, ...initial }),
    save: (fields, base) => saveItem(form, fields, base),
    failure: item ? apiText.updateFailed : apiText.createFailed,
    onSaved: (saved) => {
      showToast({ title: item ? text.saved : words.added, tone: 'ok' });
      if (!item) onCreated(saved);
    },
  });
  return (
    <SidePanel title={title} onClose={onClose}>
      {before}
      <form
        noValidate
        aria-label={title}
        onSubmit={edit.submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-4.5 px-5.5 py-5"
      >
        {children(edit.form)}
        <div className="border-t border-line pt-4.5">
          <FormButtons edit={edit} submit={item ? formText.save : words.add} sending={formText.saving} isWide>
            {item && (
              <DeleteButton kind={form.kind} item={item} detail={deletion(item)} onDeleted={onClose} />
            )}
          </FormButtons>
          {item && <p className="mt-2 text-caption text-ink-3">{deletion(item)}</p>}
        </div>
      </form>
      <ConflictDialog edit={edit} fields={form.labels} />
    </SidePanel>
  );
}

interface DeleteButtonProps {
  kind: CatalogueKind;
  item: AdminItem;
  detail: string;
  onDeleted: () => void;
}

function DeleteButton({ kind, item, detail, onDeleted }: DeleteButtonProps) {
  const deleting = useDeleteItem(kind, item, onDeleted);
  return (
    <ConfirmedButton
      kind="danger"
      icon={Trash2}
      label={text.delete}
      title={text.confirmDelete(itemName(item))}
      description={detail}
      isPending={deleting.isPending}
      onConfirm={(close) => deleting.mutate(undefined, { onSettled: close })}
    />
  );
}
