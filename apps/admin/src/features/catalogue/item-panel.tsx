import type { AdminItems, CatalogueKind } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { apiText } from '../../lib/api/api-text';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog';
import { ConflictDialog } from '../../lib/form/conflict-dialog';
import { EditForm } from '../../lib/form/edit-form';
import { SaveBar } from '../../lib/form/save-bar';
import { useEditForm } from '../../lib/form/use-edit-form';
import { SidePanel } from '../../lib/page/side-panel';
import { saveItem, type ItemForm } from './item-form';
import { text } from './text';
import { useDeleteItem } from './use-delete-item';

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
    <SidePanel title={item ? form.nameOf(item) : words.add} onClose={onClose}>
      {before}
      <EditForm edit={edit} label={item ? form.nameOf(item) : words.add}>
        {children(edit.form)}
        {item ? (
          <SaveBar isSaving={edit.isSaving} note={deletion(item)}>
            <DeleteButton
              kind={form.kind}
              id={item.id}
              name={form.nameOf(item)}
              description={deletion(item)}
              onDeleted={onClose}
            />
          </SaveBar>
        ) : (
          <SaveBar isSaving={edit.isSaving} label={words.add} />
        )}
      </EditForm>
      <ConflictDialog edit={edit} fields={form.labels} />
    </SidePanel>
  );
}

interface DeleteButtonProps {
  kind: CatalogueKind;
  id: number;
  name: string;
  description: string;
  onDeleted: () => void;
}

function DeleteButton({ kind, id, name, description, onDeleted }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const deleting = useDeleteItem({ kind, id, name, onDeleted });
  return (
    <>
      <Button kind="danger" icon={Trash2} onClick={() => setAsking(true)}>
        {text.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.confirmDelete(name)}
        description={description}
        confirm={text.delete}
        isPending={deleting.isPending}
        onConfirm={() => deleting.mutate(undefined, { onError: () => setAsking(false) })}
      />
    </>
  );
}
