import type { AdminItem, AdminItems, CatalogueKind } from '@app/contracts';
import { showToast, Button } from '@app/ui';
import { Trash2, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch, type Control, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { apiText } from '../../lib/api';
import { ButtonWithConfirmation, Notice } from '../../lib/controls';
import { ConflictDialog, FormButtons, formText, useEditForm } from '../../lib/form';
import { PanelSection, SidePanel } from '../../lib/page';
import { shortTime } from '../../lib/status/short-time';
import { useDeleteItem, useRestoreItem } from './catalogue-calls';
import { itemName, saveItem, type ItemForm } from './item-form';
import { ItemUsesNotice } from './item-uses-notice';
import { text } from './text';

export interface ItemPanelContent<K extends CatalogueKind, Fields extends FieldValues> {
  form: ItemForm<K, Fields>;
  newItemDefaults?: Partial<Fields>;
  deletionHint?: (item: AdminItems[K]) => string;
  /** Shown above the form, and saves itself. `item` is null for a new row. */
  beforeFields?: (item: AdminItems[K] | null) => ReactNode;
  fields: (form: UseFormReturn<Fields>, item: AdminItems[K] | null) => ReactNode;
}

interface ItemPanelProps<K extends CatalogueKind, Fields extends FieldValues> extends ItemPanelContent<
  K,
  Fields
> {
  /** null: a new row. Give the panel a `key` of the row's id. */
  item: AdminItems[K] | null;
  onClose: () => void;
  onCreated: (item: AdminItems[K]) => void;
}

export function ItemPanel<K extends CatalogueKind, Fields extends FieldValues>({
  form,
  item,
  newItemDefaults,
  deletionHint = () => text.deleteKeepsQuotes,
  beforeFields,
  fields,
  onClose,
  onCreated,
}: ItemPanelProps<K, Fields>) {
  const labels = text.kinds[form.kind];
  const title = item ? itemName(item) : labels.add;
  const edit = useEditForm<AdminItems[K], Fields>({
    invalidates: ['catalogue'],
    row: item,
    toFields: (row) => (row ? form.toFields(row) : { ...form.empty, ...newItemDefaults }),
    save: (typed, base) => saveItem(form, typed, base),
    failure: item ? apiText.updateFailed : apiText.createFailed,
    onSaved: (saved) => {
      showToast({ title: item ? text.saved : labels.added, tone: 'ok' });
      if (!item) onCreated(saved);
    },
  });
  const isTakenOffSale =
    useWatch({
      control: edit.form.control as unknown as Control<{ isActive: boolean }>,
      name: 'isActive',
    }) === false;
  return (
    <SidePanel title={title} onClose={onClose}>
      {beforeFields?.(item)}
      <form
        noValidate
        aria-label={title}
        onSubmit={edit.submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-4.5 px-5.5 py-5"
      >
        {fields(edit.form, item)}
        {item?.isActive && isTakenOffSale && <ItemUsesNotice kind={form.kind} id={item.id} />}
        <div className="border-t border-line pt-4.5">
          <FormButtons
            edit={edit}
            submitLabel={item ? formText.save : labels.add}
            pendingLabel={formText.saving}
            isWide
          >
            {item && (
              <DeleteButton kind={form.kind} item={item} detail={deletionHint(item)} onDeleted={onClose} />
            )}
          </FormButtons>
          {item && <p className="mt-2 text-caption text-ink-3">{deletionHint(item)}</p>}
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
    <ButtonWithConfirmation
      kind="danger"
      icon={Trash2}
      label={text.delete}
      title={text.confirmDelete(itemName(item))}
      description={detail}
      mutation={deleting}
    />
  );
}

interface DeletedItemPanelProps {
  kind: CatalogueKind;
  item: AdminItem;
  deletedAt: string;
  onClose: () => void;
}

export function DeletedItemPanel({ kind, item, deletedAt, onClose }: DeletedItemPanelProps) {
  const restore = useRestoreItem(kind, item);
  return (
    <SidePanel title={itemName(item)} onClose={onClose}>
      <PanelSection>
        <Notice tone="warn" title={text.isDeleted}>
          {text.deletedDetail(shortTime(deletedAt))} {kind === 'materials' && text.deletedMaterial}
        </Notice>
        <Button
          kind="primary"
          icon={RotateCcw}
          isPending={restore.isPending}
          onClick={() => restore.mutate()}
          className="mt-3.5"
        >
          {text.restore}
        </Button>
      </PanelSection>
    </SidePanel>
  );
}
