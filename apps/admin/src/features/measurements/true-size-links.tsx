import { paths } from '@app/contracts';
import { FileCode, Scan } from 'lucide-react';
import { inNewTab, LinkButton } from '../../lib/controls';
import { text } from './text';

interface TrueSizeLinksProps {
  reference: string;
  /** There is no DXF before. */
  isAgreed: boolean;
}

export const TrueSizeLinks = ({ reference, isAgreed }: TrueSizeLinksProps) => (
  <>
    <LinkButton href={paths.topAtTrueSize(reference)} {...inNewTab} icon={Scan}>
      {text.trueSize}
    </LinkButton>
    {isAgreed && (
      <LinkButton href={paths.topDxf(reference)} download icon={FileCode}>
        {text.dxf}
      </LinkButton>
    )}
  </>
);
