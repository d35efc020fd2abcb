import { useEffect, useState, type ComponentType } from 'react';
import type { Attachments } from './use-attachments';

interface FieldProps {
  attachments: Attachments;
}

/**
 * The field where it must not weigh on what is shown first: it comes a moment after the rest. Where it does not come, the
 * form does without, and looks for it again next time.
 */
export function LazyAttachmentsField(props: FieldProps) {
  const [Field, setField] = useState<ComponentType<FieldProps> | null>(null);
  useEffect(() => {
    import(/* webpackChunkName: "attachments-field" */ './attachments-field').then(
      ({ AttachmentsField }) => setField(() => AttachmentsField),
      () => undefined,
    );
  }, []);
  return Field && <Field {...props} />;
}
