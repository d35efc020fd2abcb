import type { MailQuote } from '../quotes/quote-mail-data';
import { textBlock, mailComponent } from './mail-component';
import { Row } from './frame/layout';
import { textStyles } from './frame/text-styles';
import { wholeReferences } from './whole-references';

const widestPx = 536;

interface PlanProps {
  plan: MailQuote['plan'];
  caption: string;
}

/** The plan to scale with a caption; without a picture, only the caption. */
export const Plan = mailComponent<PlanProps>(
  ({ plan, caption }) => {
    const textStyle = textStyles(13, 'ink3');
    return (
      <Row below={16}>
        {plan && <Picture {...plan} />}
        <p
          className={`${textStyle.className} w`}
          style={{ ...textStyle.style, margin: plan ? '8px 0 0' : 0 }}
        >
          {wholeReferences(caption)}
        </p>
      </Row>
    );
  },
  ({ caption }) => textBlock(caption),
);

function Picture({ cid, width, height, alt }: NonNullable<MailQuote['plan']>) {
  const { className, style } = textStyles(15, 'ink2');
  return (
    <img
      src={`cid:${cid}`}
      width={widestPx}
      height={Math.round((widestPx * height) / width)}
      alt={alt}
      // Otherwise React adds a <link> to preload it, which does not work in mails.
      fetchPriority="low"
      className={className}
      style={{ ...style, display: 'block', width: '100%', height: 'auto', border: 0 }}
    />
  );
}
