import { AlertDialog, Button } from '@app/ui';
import type { FieldValues } from 'react-hook-form';
import { formText as text } from './form-text';
import type { EditFormState } from './use-edit-form';

interface ComparedField<Fields> {
  name: keyof Fields & string;
  label: string;
  show?: (value: Fields[keyof Fields & string]) => string;
}

interface ConflictDialogProps<Row, Fields extends FieldValues> {
  edit: Pick<EditFormState<Row, Fields>, 'conflict' | 'takeTheirs' | 'keepMine' | 'lookAgain'>;
  fields: readonly ComparedField<Fields>[];
}

export function ConflictDialog<Row, Fields extends FieldValues>({
  edit,
  fields,
}: ConflictDialogProps<Row, Fields>) {
  const { conflict } = edit;
  const differing = fields.flatMap((field) => {
    if (!conflict) return [];
    const words = (side: Fields) => inWords(field, side) || text.nothing;
    const [theirs, mine] = [words(conflict.theirFields), words(conflict.myFields)];
    return theirs === mine ? [] : [{ ...field, theirs, mine }];
  });
  return (
    <AlertDialog
      isOpen={conflict !== null}
      onClose={edit.lookAgain}
      title={text.conflictTitle}
      description={text.conflictDetail}
      width="wide"
      detail={
        <table className="w-full text-admin">
          <thead>
            <tr className="text-left text-caption text-ink-3">
              <th scope="col" className="border-b border-line pb-2 font-[500]">
                {text.conflictField}
              </th>
              <th scope="col" className="border-b border-line pb-2 pl-3 font-[500]">
                {text.theirs}
              </th>
              <th scope="col" className="border-b border-line pb-2 pl-3 font-[500]">
                {text.mine}
              </th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ name, label, theirs, mine }) => (
              <tr key={name} className="align-top [overflow-wrap:anywhere]">
                <th scope="row" className="border-b border-line py-2 text-left font-label">
                  {label}
                </th>
                <td className="border-b border-line py-2 pl-3">{theirs}</td>
                <td className="border-b border-line py-2 pl-3">{mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <Button onClick={edit.takeTheirs}>{text.takeTheirs}</Button>
      <Button kind="primary" onClick={edit.keepMine}>
        {text.keepMine}
      </Button>
    </AlertDialog>
  );
}

function inWords<Fields extends FieldValues>({ name, show }: ComparedField<Fields>, fields: Fields): string {
  const value = fields[name];
  return show ? show(value) : String(value ?? '');
}
