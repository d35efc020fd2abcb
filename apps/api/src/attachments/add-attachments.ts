import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AddAttachmentsResponse, attachmentLimits, quoteIdPattern } from '@app/contracts';
import type { FastifyRequest } from 'fastify';
import type { EntityTarget } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { type StatementRunner, Statements, type Transaction } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { networkOf } from '../platform/limits/network-of';
import { type RateLimit, RateLimits } from '../platform/limits/rate-limits';
import { ContactInquiry, TradeInquiry } from '../inquiries';
import { notDeletedSql, Quote, stageOfSql } from '../quotes';
import { Attachment } from './attachment.entity';
import { SaveFiles, type SavedFile } from './save-files';
import { receiveFiles } from './receive-files';
import { claimFiles } from './delete-files';
import { removeAbandonedUploads } from './upload-folder';

interface SubjectRow {
  created_at: Date;
  is_closed: boolean;
  files: number;
}

const findSubjectSql = (
  table: 'quote' | 'contact_inquiry' | 'trade_inquiry',
  isClosed: string,
  where = '',
) => `
  SELECT created_at, ${isClosed} AS is_closed,
    (SELECT count(*)::integer FROM attachment WHERE ${table}_id = $1 AND purpose = 'sent') AS files
  FROM ${table} WHERE id = $1 ${where}`;

/**
 * Whether people with the link may no longer add files, because the top was ordered or staff made a later quote of it for
 * a customer (D56).
 */
const isClosedToLinkSql = `EXISTS (
  SELECT FROM quote AS later
  WHERE later.top_id = quote.top_id AND later.created_at >= quote.created_at
    AND (later.status <> 'pending' OR ${stageOfSql('later.id')} IS NOT NULL OR later.standing = 'proposed' OR (NOT later.customer_from_link
      AND num_nonnulls(later.customer_name, later.customer_email, later.customer_phone) > 0)))`;

const subjectRules = {
  quote: {
    entity: Quote,
    findSql: findSubjectSql(
      'quote',
      `(erased_at IS NOT NULL OR ${isClosedToLinkSql})`,
      `AND ${notDeletedSql}`,
    ),
    key: 'quoteId',
    notFound: 'quote/not-found',
  },
  contact: {
    entity: ContactInquiry,
    findSql: findSubjectSql('contact_inquiry', `status = 'spam'`),
    key: 'contactInquiryId',
    notFound: 'inquiry/not-found',
  },
  trade: {
    entity: TradeInquiry,
    findSql: findSubjectSql('trade_inquiry', `status = 'spam'`),
    key: 'tradeInquiryId',
    notFound: 'inquiry/not-found',
  },
} as const;

type SubjectKind = keyof typeof subjectRules;

const weekMs = 7 * 24 * 3_600_000;

/** At the same time, to limit the disk space that they take. */
const maxUploads = 40;
/** So that one slow network cannot block everybody else. */
const maxUploadsPerNetwork = 8;

interface Subject {
  kind: SubjectKind;
  id: string;
}

/** Anybody who knows the id of an unordered quote or an inquiry may add files to it for a week. */
@Injectable()
export class AddAttachments implements OnModuleInit {
  private readonly perVisitor: RateLimit;
  private readonly perNetwork: RateLimit;
  private readonly total: RateLimit;
  private readonly uploadingNetworks: string[] = [];

  constructor(
    private readonly statements: Statements,
    private readonly limits: RateLimits,
    private readonly saveFiles: SaveFiles,
    private readonly clock: Clock,
    { attachmentsPerHour: max, attachmentMegabytesPerDay: megabytes }: AppConfig,
  ) {
    const errorCode = 'request/too-many';
    const perDay = (maxMegabytes: number) =>
      ({ max: maxMegabytes * 1_000, seconds: 86_400, errorCode }) as const;
    this.perVisitor = { name: 'attachments', max, seconds: 3_600, errorCode };
    this.perNetwork = { name: 'attachment-bytes', ...perDay(megabytes.perNetwork) };
    this.total = { name: 'attachment-bytes-altogether', ...perDay(megabytes.total) };
  }

  onModuleInit(): Promise<void> {
    return removeAbandonedUploads();
  }

  async add(subject: Subject, request: FastifyRequest): Promise<AddAttachmentsResponse> {
    // Rejects before the files are received. The check in the transaction decides.
    await this.requireCapacity(this.statements, subject, 1);
    const network = networkOf(request.ip);
    await this.limits.consume(this.perVisitor, network);
    await this.limits.checkIn(this.statements, this.perNetwork, network);
    await this.limits.checkIn(this.statements, this.total);
    return this.limitConcurrency(network, () =>
      receiveFiles(request, async (files) => {
        await this.requireCapacity(this.statements, subject, files.length);
        const kilobytes = Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1_000);
        await this.limits.consumeMany(this.perNetwork, kilobytes, network);
        await this.limits.consumeMany(this.total, kilobytes);
        const saved = await this.saveFiles.save(files, { acceptsPdfs: true }, (tx, all) =>
          this.write(tx, subject, all),
        );
        return { attachments: saved.map(({ id, name, size }) => ({ id, name, size })) };
      }),
    );
  }

  private async limitConcurrency<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
    const uploadsOfNetwork = this.uploadingNetworks.filter((other) => other === network).length;
    if (uploadsOfNetwork >= maxUploadsPerNetwork)
      throw new AppError('request/too-many', { retryAfterSeconds: 30 });
    if (this.uploadingNetworks.length >= maxUploads) throw new AppError('server/unavailable');
    this.uploadingNetworks.push(network);
    try {
      return await work();
    } finally {
      this.uploadingNetworks.splice(this.uploadingNetworks.indexOf(network), 1);
    }
  }

  private async write(tx: Transaction, subject: Subject, saved: readonly SavedFile[]): Promise<void> {
    const { key } = subjectRules[subject.kind];
    const entity: EntityTarget<{ id: string }> = subjectRules[subject.kind].entity;
    // Locked so that two concurrent requests cannot add too many files.
    await tx.manager.findOne(entity, {
      select: { id: true },
      where: { id: subject.id },
      lock: { mode: 'for_no_key_update' },
    });
    await this.requireCapacity(tx, subject, saved.length);
    const createdAt = this.clock.now();
    await tx.manager.insert(
      Attachment,
      saved.map((file) => ({ ...file, [key]: subject.id, createdAt })),
    );
    await claimFiles(tx, saved);
  }

  private async requireCapacity(
    runner: StatementRunner,
    { kind, id }: Subject,
    files: number,
  ): Promise<void> {
    const { findSql, notFound } = subjectRules[kind];
    const [found] = quoteIdPattern.test(id) ? await runner.run<SubjectRow>(findSql, [id]) : [];
    if (!found) throw new AppError(notFound);
    const isOld = this.clock.now().getTime() - found.created_at.getTime() > weekMs;
    if (found.is_closed || isOld) throw new AppError('attachment/too-late');
    if (found.files + files > attachmentLimits.count) throw new AppError('attachment/too-many');
  }
}
