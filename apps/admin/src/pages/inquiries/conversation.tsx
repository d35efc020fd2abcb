import {
  type AdminInquiryDetail,
  type InquiryEvent,
  inquiryReference,
  maxReplyLength,
  paths,
  replyMethods,
  type ReplyMethod,
} from '@app/contracts';
import { Button, cx } from '@app/ui';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { mailStateLabels, text } from '../../features/inquiries/text';
import { IdempotentRequest } from '../../lib/api';
import { FormDialog, SelectField, TextField } from '../../lib/form';
import { PanelSection } from '../../lib/page';
import { shortTime } from '../../lib/status/short-time';
import { AnswerForm } from './answer-form';

export function Conversation({ inquiry }: { inquiry: AdminInquiryDetail }) {
  const [isReplyDialogOpen, setReplyDialogOpen] = useState(false);
  const messages = inquiry.events.filter(({ kind }) => kind === 'answer' || kind === 'reply');
  return (
    <PanelSection title={text.conversation} aside={inquiryReference(inquiry.id)}>
      {messages.length > 0 && (
        <ol aria-label={text.conversation} className="mb-4 grid gap-3">
          {messages.map((event, index) => (
            <Message key={index} event={event} name={inquiry.name} />
          ))}
        </ol>
      )}
      <AnswerForm inquiry={inquiry}>
        <Button icon={MessageSquarePlus} onClick={() => setReplyDialogOpen(true)}>
          {text.enterReply}
        </Button>
      </AnswerForm>
      {isReplyDialogOpen && <ReplyDialog inquiry={inquiry} onClose={() => setReplyDialogOpen(false)} />}
    </PanelSection>
  );
}

function Message({
  event: { at, kind, text: message, by, method, mail },
  name,
}: {
  event: InquiryEvent;
  name: string;
}) {
  const isFromStaff = kind === 'answer';
  return (
    <li
      className={cx(
        'rounded-dialog px-3.5 py-2.5 text-small',
        isFromStaff ? 'ml-6 bg-chalk-tint' : 'mr-6 border border-line',
      )}
    >
      <p className="flex items-baseline justify-between gap-3">
        <b className="min-w-0 font-label [overflow-wrap:anywhere]">
          {isFromStaff ? (by ?? text.staff) : name}
        </b>
        <time dateTime={at} className="num text-caption whitespace-nowrap text-ink-2">
          {shortTime(at)}
        </time>
      </p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
      <p className="mt-1.5 text-caption text-ink-2">
        {mail ? (
          <Link
            href={`/mails?item=${mail.id}`}
            className={cx('hover:underline', mail.state === 'failed' ? 'text-bad' : 'text-chalk')}
          >
            {mailStateLabels[mail.state]}
          </Link>
        ) : (
          text.cameBy(method ?? 'mail', by)
        )}
      </p>
    </li>
  );
}

function ReplyDialog({ inquiry, onClose }: { inquiry: AdminInquiryDetail; onClose: () => void }) {
  const [intent] = useState(() => new IdempotentRequest());
  const { form: sentBy, id, name } = inquiry;
  const start: { method: ReplyMethod; text: string } = { method: 'mail', text: '' };
  return (
    <FormDialog
      title={text.replyTitle}
      description={text.replyIntro(name)}
      defaultValues={start}
      mutationFn={(reply) =>
        intent.post(paths.inquiryReplies(sentBy, id), { ...reply, text: reply.text.trim() })
      }
      invalidates={['inquiries', 'tasks']}
      successToast={() => ({ title: text.replyEntered })}
      failure={text.replyFailed}
      submitLabel={text.replySave}
      pendingLabel={text.replySaving}
      labels={text.replyLabels}
      onClose={onClose}
    >
      {(_, field) => (
        <>
          <SelectField
            {...field('method')}
            options={replyMethods.map((value) => ({ value, label: text.method[value] }))}
          />
          <TextField
            {...field('text')}
            isLong
            requiredMessage={text.replyMissing}
            maxLength={maxReplyLength}
          />
        </>
      )}
    </FormDialog>
  );
}
