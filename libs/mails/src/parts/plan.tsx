import type { MailQuote } from '../quotes/quote-mail-data';
import { block, mailComponent } from './mail-component';
import { Row } from './frame/layout';
import { typeset } from './frame/type';
import { wholeReferences } from './whole-references';

const widestPx = 536;

interface PlanProps {
  plan: MailQuote['plan'];
  caption: string;
}

/** The plan to scale with its description; without a picture the description stays. */
export const Plan = mailComponent<PlanProps>(
  ({ plan, caption }) => {
    const words = typeset(13, 'ink3');
    return (
      <Row below={16}>
        {plan && <Picture {...plan} />}
        <p className={`${words.className} w`} style={{ ...words.style, margin: plan ? '8px 0 0' : 0 }}>
          {wholeReferences(caption)}
        </p>
      </Row>
    );
  },
  ({ caption }) => block(caption),
);

function Picture({ cid, width, height, alt }: NonNullable<MailQuote['plan']>) {
  const { className, style } = typeset(15, 'ink2');
  return (
    <img
      src={`cid:${cid}`}
      width={widestPx}
      height={Math.round((widestPx * height) / width)}
      alt={alt}
      // Otherwise React preloads it by a <link>, which a mail cannot follow.
      fetchPriority="low"
      className={className}
      style={{ ...style, display: 'block', width: '100%', height: 'auto', border: 0 }}
    />
  );
}
