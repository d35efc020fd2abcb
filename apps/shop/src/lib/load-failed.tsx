import { company } from '@app/content';
import { Button } from '@app/ui';
import { PhoneLink } from './contact-links';
import { PageMessage } from './page-message';

interface LoadFailedProps {
  title: string;
  message: string;
  retry: () => void;
}

export const LoadFailed = ({ title, message, retry }: LoadFailedProps) => (
  <PageMessage drawingLabel="? mm" title={title}>
    <p>
      Check your connection and try again, or ring us: <PhoneLink phone={company.phone} />
    </p>
    <p className="mt-2 text-small text-ink-3">{message}</p>
    <Button className="mt-7" onClick={retry}>
      Try again
    </Button>
  </PageMessage>
);
