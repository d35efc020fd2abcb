import {
  type BankLine,
  type BankLineDecision,
  type BankStatementPreview,
  type BankStatementProblem,
  type BankStatementRequest,
  type DecideBankLinesRequest,
  type ImportBankStatementRequest,
  type ImportBankStatementResponse,
  paths,
} from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { apiMutation } from '@app/web-client';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useAdminMutation, useAdminQuery } from '../../lib/api';
import { FileButton, Notice } from '../../lib/controls';
import { readTextFile } from '../../lib/files/read-text-file';
import { AdminPage, Card, Loaded, NoRows } from '../../lib/page';
import { StatementLines } from './statement-lines';
import { text } from './text';

interface ReadStatement extends BankStatementRequest {
  preview: BankStatementPreview;
}

export function BankStatementPage() {
  const [read, setRead] = useState<ReadStatement | null>(null);
  const [result, setResult] = useState<ImportBankStatementResponse | null>(null);
  const [fileProblem, setFileProblem] = useState<keyof typeof text.fileProblems | null>(null);
  const preview = useAdminMutation({
    invalidates: [],
    mutationFn: async (request: BankStatementRequest): Promise<ReadStatement> => ({
      ...request,
      preview: await apiMutation('POST', paths.previewBankStatement, request),
    }),
    failure: text.failed,
    onSuccess: setRead,
  });
  const recorded = ['orders', 'money', 'tasks', 'mails', 'people'] as const;
  const importing = useAdminMutation({
    invalidates: recorded,
    mutationFn: (request: ImportBankStatementRequest) =>
      apiMutation<ImportBankStatementResponse>('POST', paths.bankStatements, request),
    failure: text.importFailed,
    onSuccess: (imported, { statement }) => {
      setResult(imported);
      preview.mutate({ statement });
    },
  });
  const deciding = useAdminMutation({
    invalidates: recorded,
    mutationFn: (request: DecideBankLinesRequest) =>
      apiMutation<ImportBankStatementResponse>('POST', paths.undecidedBankLines, request),
    failure: text.importFailed,
    onSuccess: setResult,
  });
  const readFile = async (file: File) => {
    const content = await readTextFile(file).catch(() => ({ problem: 'unreadable' }) as const);
    setFileProblem('problem' in content ? content.problem : null);
    setResult(null);
    setRead(null);
    if ('text' in content) preview.mutate({ statement: content.text });
  };
  const record = (lines: BankLineDecision[]) =>
    read && importing.mutate({ statement: read.statement, lines });
  return (
    <AdminPage title={text.title} back={{ label: text.back, href: '/money' }}>
      <div className="grid max-w-275 grid-cols-[minmax(0,1fr)] gap-5">
        <Card title={text.file} detail={text.fileDetail}>
          <FileButton
            icon={FileUp}
            kind={read ? 'secondary' : 'primary'}
            isPending={preview.isPending}
            accept=".csv,.ofx,.qfx,.txt,text/csv,application/x-ofx"
            label={text.fileLabel}
            onFile={(file) => void readFile(file)}
          >
            {preview.isPending ? text.reading : text.choose}
          </FileButton>
          <p className="mt-2 text-caption text-ink-3">{text.banks}</p>
          {fileProblem && (
            <div className="mt-3">
              <Notice tone="bad" title={text.fileProblems[fileProblem]} />
            </div>
          )}
        </Card>
        {result && <ImportResult result={result} />}
        {read && read.preview.problems.length > 0 && (
          <Notice tone="bad" title={text.problems}>
            <ProblemRows problems={read.preview.problems} />
          </Notice>
        )}
        {read && read.preview.problems.length === 0 && (
          <>
            <FoundLines preview={read.preview} />
            <StatementLines
              // Another file, or the same one after an import, starts with the decisions that it suggests.
              key={preview.submittedAt}
              lines={read.preview.credits}
              isSaving={importing.isPending}
              onSave={record}
            />
          </>
        )}
        {!read && !preview.isPending && (
          <KeptLines isSaving={deciding.isPending} onSave={(lines) => deciding.mutate({ lines })} />
        )}
      </div>
    </AdminPage>
  );
}

const FoundLines = ({ preview: { bank, credits, debits } }: Pick<ReadStatement, 'preview'>) =>
  credits.length === 0 ? (
    <NoRows title={text.nothing} detail={text.found(bank, 0, debits)} dimensionLabel={formatPounds('0.00')} />
  ) : (
    <p className="num text-small text-ink-2">{text.found(bank, credits.length, debits)}</p>
  );

interface KeptLinesProps {
  isSaving: boolean;
  onSave: (lines: BankLineDecision[]) => void;
}

function KeptLines(props: KeptLinesProps) {
  const kept = useAdminQuery<BankLine[]>(paths.undecidedBankLines);
  return (
    <Loaded query={kept} loading={text.loading} skeletons={['h-24 w-full']}>
      {(lines) => lines.length > 0 && <StatementLines lines={lines} isKept {...props} />}
    </Loaded>
  );
}

function ImportResult({ result }: { result: ImportBankStatementResponse }) {
  const { recorded, amount, linked, setAside, repeated, undecided, refused } = result;
  return (
    <>
      <Notice tone="neutral" title={text.result(recorded, formatPounds(amount))}>
        {text.resultDetail(linked, setAside, repeated, undecided)}
      </Notice>
      {refused.length > 0 && (
        <Notice tone="bad" title={text.refused}>
          <ul className="mt-1.5 grid gap-1">
            {refused.map(({ paidOn, amount: refusedAmount, text: payer, message }, index) => (
              <li key={index} className="wrap-anywhere">
                {text.refusedLine(formatPounds(refusedAmount), formatDay(`${paidOn}T12:00:00Z`), payer)}:{' '}
                {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

const maxShown = 20;

const ProblemRows = ({ problems }: { problems: readonly BankStatementProblem[] }) => (
  <>
    <ul className="mt-1.5 grid gap-1">
      {problems.slice(0, maxShown).map(({ row, message }) => (
        <li key={`${row} ${message}`} className="grid grid-cols-[64px_1fr] gap-2 wrap-anywhere">
          <span className="num text-ink-3">{text.row(row)}</span>
          {message}
        </li>
      ))}
    </ul>
    {problems.length > maxShown && <p>{text.more(problems.length - maxShown)}</p>}
  </>
);
