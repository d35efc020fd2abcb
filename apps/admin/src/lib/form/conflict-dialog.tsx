import { AlertDialog, Button } from '@app/ui';
import type { FieldValues } from 'react-hook-form';
import { SimpleTable } from '../table/simple-table';
import { formText as text } from './form-text';
import type { EditFormState } from './use-edit-form';

interface ComparedField<Fields> {
  name: keyof Fields & string;
  label: string;
  show?: (value: Fields[keyof Fields & string]) => string;
}

interface ConflictDialogProps<Row, Fields extends FieldValues> {
  edit: Pick<EditFormState<Row, Fields>, 'conflict' | 'acceptTheirVersion' | 'keepMyVersion' | 'keepEditing'>;
  fields: readonly ComparedField<Fields>[];
}

export function ConflictDialog<Row, Fields extends FieldValues>({
  edit,
  fields,
}: ConflictDialogProps<Row, Fields>) {
  const { conflict } = edit;
  const differing = fields.flatMap((field) => {
    if (!conflict) return [];
    const textOf = (side: Fields) => valueText(field, side) || text.nothing;
    const [theirs, mine] = [textOf(conflict.theirFields), textOf(conflict.myFields)];
    return theirs === mine ? [] : [{ label: field.label, theirs, mine }];
  });
  return (
    <AlertDialog
      isOpen={conflict !== null}
      onClose={edit.keepEditing}
      title={text.conflictTitle}
      description={text.conflictDetail}
      width="wide"
      detail={
        <SimpleTable
          className="border-b border-line [&_tbody]:[overflow-wrap:anywhere]"
          rows={differing}
          columns={[
            { header: text.conflictField, cell: ({ label }) => label },
            { header: text.theirs, cell: ({ theirs }) => theirs },
            { header: text.mine, cell: ({ mine }) => mine },
          ]}
        />
      }
    >
      <Button onClick={edit.acceptTheirVersion}>{text.takeTheirs}</Button>
      <Button kind="primary" onClick={edit.keepMyVersion}>
        {text.keepMine}
      </Button>
    </AlertDialog>
  );
}

function valueText<Fields extends FieldValues>(
  { name, show }: ComparedField<Fields>,
  fields: Fields,
): string {
  const value = fields[name];
  return show ? show(value) : String(value ?? '');
}
