import { Button } from '@app/ui';
import { sentenceOf } from '../api/show-failure';
import { EmptyState } from './empty-state';
import { pageText as text } from './page-text';

interface FailedStateProps {
  error: unknown;
  retry: () => void;
}

/** What was asked for did not come: the API's own sentence where it has one, and another try. */
export const FailedState = ({ error, retry }: FailedStateProps) => (
  <EmptyState
    isError
    measure="?"
    title={text.failed}
    detail={sentenceOf(error) ?? text.failedDetail}
    action={<Button onClick={retry}>{text.retry}</Button>}
  />
);
