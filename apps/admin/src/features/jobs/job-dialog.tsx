import { type AdminQuoteDetail, jobLimits, paths } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { fieldOf, TextField } from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';
import { text } from './text';

interface JobDialogProps {
  quote: Pick<AdminQuoteDetail, 'id' | 'reference' | 'jobDetail'>;
  /** References to add to a new job. */
  others?: readonly string[];
  onClose: () => void;
}

const linesOf = (references: string): string[] => references.split(/[\s,;]+/).filter(Boolean);

export function JobDialog({
  quote: { id, reference, jobDetail: job },
  others = [],
  onClose,
}: JobDialogProps) {
  const known = job ? job.tops.map((top) => top.reference) : [reference, ...others];
  const canChange = job?.canChange ?? true;
  return (
    <SendDialog
      title={text.dialogTitle}
      description={canChange ? text.lede : text.ledeFixed}
      start={{ name: job?.name ?? '', references: known.join('\n') }}
      send={({ name, references }) =>
        apiMutation('PUT', paths.quoteJob(id), {
          name: name.trim(),
          references: canChange ? linesOf(references) : known,
        })
      }
      changes={['orders', 'people']}
      sent={({ references }) => ({
        title: canChange && linesOf(references).length === 0 ? text.dissolved : text.saved,
      })}
      failure={text.failed}
      submit={text.save}
      isNarrow
      onClose={onClose}
    >
      {(form) => {
        const field = fieldOf(form, text.labels);
        return (
          <>
            <TextField {...field('name')} isRequired={text.nameMissing} maxLength={jobLimits.name} />
            {canChange && (
              <TextField
                {...field('references')}
                isOptional
                isLong
                autoCapitalize="characters"
                hint={text.referencesHint}
              />
            )}
          </>
        );
      }}
    </SendDialog>
  );
}
