import { type CancellingRules, paths } from '@app/contracts';
import { cancellingWords } from '@app/pricing';
import { apiQuery } from '@app/web-client';
import { useEffect, useState } from 'react';
import { text } from './text';

/** What is given back at which stage, as the owner says today. */
export function CancellingRulesList() {
  const [rules, setRules] = useState<CancellingRules | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    apiQuery<CancellingRules>(paths.cancellingRules, asking.signal).then(setRules, () => undefined);
    return () => asking.abort();
  }, []);
  if (!rules) return <p>{text.rulesMissing}</p>;
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {cancellingWords(rules).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
