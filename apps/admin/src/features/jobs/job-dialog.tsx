import { type AdminQuoteDetail, jobLimits, paths } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { FormDialog, TextField } from '../../lib/form';
import { text } from './text';

interface JobDialogProps {
  quote: Pick<AdminQuoteDetail, 'id' | 'reference' | 'jobDetail'>;
  /** References to add to a new job. */
  newReferences?: readonly string[];
  onClose: () => void;
}

const parseReferences = (references: string): string[] => references.split(/[\s,;]+/).filter(Boolean);

export function JobDialog({
  quote: { id, reference, jobDetail: job },
  newReferences = [],
  onClose,
}: JobDialogProps) {
  const currentReferences = job ? job.tops.map((top) => top.reference) : [reference, ...newReferences];
  const canChange = job?.canChange ?? true;
  return (
    <FormDialog
      title={text.dialogTitle}
      description={canChange ? text.intro : text.introFixed}
      defaultValues={{ name: job?.name ?? '', references: currentReferences.join('\n') }}
      mutationFn={({ name, references }) =>
        apiMutation('PUT', paths.quoteJob(id), {
          name: name.trim(),
          references: canChange ? parseReferences(references) : currentReferences,
        })
      }
      invalidates={['orders', 'people']}
      successToast={({ references }) => ({
        title: canChange && parseReferences(references).length === 0 ? text.dissolved : text.saved,
      })}
      failure={text.failed}
      submitLabel={text.save}
      isNarrow
      labels={text.labels}
      onClose={onClose}
    >
      {(_, field) => (
        <>
          <TextField {...field('name')} requiredMessage={text.nameMissing} maxLength={jobLimits.name} />
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
      )}
    </FormDialog>
  );
}
