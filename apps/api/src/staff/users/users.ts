import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import {
  staffRoles,
  type AdminUser,
  type AuditVerb,
  type ChangeUserRequest,
  type InviteUserRequest,
} from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { insertUnlessPresent } from '../../database/insert-unless-present';
import {
  type InDatabase,
  Statements,
  type StatementRunner,
  type Transaction,
} from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import type { ListQueryOf } from '../../platform/lists/read-list-query';
import { Filters, type Page, readPage } from '../../platform/lists/read-page';
import { matchesPatternArraySql, wordPatterns } from '../../platform/lists/search-patterns';
import { endInvitation, createInvitation } from '../invitations/create-invitation';
import { startSecondFactorGrace, deleteSecondFactor } from '../second-factor/confirmed-second-factor';
import { endSessions } from '../sessions/end-sessions';
import { StaffUser } from './staff-user.entity';

/**
 * SQL: an account as admins see it. Outside demos the demo account counts as disabled (D40); $1: whether this is a
 * demo.
 */
const userColumnsSql = `
  account.id, account.first_name AS "firstName", account.email, account.is_admin AS "isAdmin", account.role,
  CASE WHEN NOT account.is_active OR (account.is_demo AND NOT $1) THEN 'disabled'
    WHEN account.password_hash IS NULL THEN 'invited'
    ELSE 'active' END AS state,
  EXISTS (
    SELECT FROM staff_second_factor AS factor
    WHERE factor.user_id = account.id AND factor.confirmed_at IS NOT NULL) AS "hasSecondFactor",
  account.last_sign_in_at AS "lastSignInAt", account.created_at AS "createdAt"`;

type UserRow = Omit<InDatabase<AdminUser, 'lastSignInAt' | 'createdAt'>, 'isSelf'>;

const listedUsersSql = `(SELECT ${userColumnsSql} FROM staff_user AS account) AS listed`;

const findUserSql = `SELECT ${userColumnsSql} FROM staff_user AS account WHERE account.id = $2`;

export const userList = {
  statuses: ['invited', 'active', 'disabled'],
  sorts: { firstName: 'lower("firstName")', email: 'email', lastSignInAt: '"lastSignInAt"' },
} as const;

type UserForActor = UserRow & Pick<AdminUser, 'isSelf'>;

/** Accounts as owners manage them. The shop always keeps an owner. */
@Injectable()
export class Users {
  private readonly isDemo: boolean;

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    config: AppConfig,
  ) {
    this.isDemo = config.appEnv === 'demo';
  }

  async list(
    { search, status, sort, ...paging }: ListQueryOf<typeof userList>,
    actor: Actor,
  ): Promise<Page<UserForActor>> {
    const direction = sort?.isDescending ? 'DESC NULLS LAST' : 'ASC NULLS FIRST';
    const order = sort ? `${userList.sorts[sort.by]} ${direction}, id DESC` : 'id DESC';
    const filters = new Filters();
    filters.addParameter(this.isDemo);
    filters
      .where(search && wordPatterns(search), (patterns) =>
        matchesPatternArraySql(`"firstName" || ' ' || email`, patterns),
      )
      .where(status, (state) => `state = ${state}`);
    const fromListedUsersSql = `FROM ${listedUsersSql} WHERE ${filters.condition}`;
    const { rows, total } = await readPage<UserRow>(this.statements, paging, {
      filters,
      countSelect: `SELECT ${fromListedUsersSql}`,
      page: ({ limit, offset }) =>
        `SELECT * ${fromListedUsersSql} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    });
    return { rows: rows.map((row) => toUserForActor(row, actor)), total };
  }

  /** Creates an account without a password, and sends a mail to choose one. */
  invite(actor: Actor, { firstName, email, isAdmin, ...request }: InviteUserRequest): Promise<UserForActor> {
    const role = request.role ?? null;
    const at = this.clock.now();
    const user = { firstName: firstName.trim(), email: email.trim().toLowerCase(), isAdmin };
    return this.statements.transaction(async (tx) => {
      await this.lockOwners(tx, actor);
      const id = await insertUnlessPresent(tx.manager, StaffUser, { ...user, role, createdAt: at });
      if (id === null) throw new AppError('users/email-taken');
      await createInvitation(tx, { id, ...user }, at);
      await this.audit(tx, actor, { verb: 'invite', id, after: { isAdmin, role } });
      return this.read(tx, id, actor);
    });
  }

  /** Earlier links stop working. An account that was disabled before its invitation was accepted is enabled. */
  inviteAgain(actor: Actor, id: number): Promise<UserForActor> {
    return this.statements.transaction(async (tx) => {
      await this.lockOwners(tx, actor);
      const user = await lockUser(tx, id);
      if (user.passwordHash !== null) throw new AppError('users/already-accepted');
      await tx.manager.update(StaffUser, id, { isActive: true });
      await createInvitation(tx, user, this.clock.now());
      const change = user.isActive ? {} : { before: { isActive: false }, after: { isActive: true } };
      await this.audit(tx, actor, { verb: 'invite-again', id, ...change });
      return this.read(tx, id, actor);
    });
  }

  /**
   * @throws AppError `users/not-yourself` for reducing one's own rights, `users/last-admin` for the last owner's,
   * `auth/signed-out` if the actor lost their rights at the same moment
   */
  change(actor: Actor, id: number, request: ChangeUserRequest): Promise<UserForActor> {
    return this.statements.transaction(async (tx) => {
      const owners = await this.lockOwners(tx, actor);
      const before = await lockUser(tx, id);
      const after = {
        firstName: request.firstName?.trim() || before.firstName,
        isAdmin: request.isAdmin ?? before.isAdmin,
        role: request.role ?? before.role,
        isActive: request.isActive ?? before.isActive,
      };
      const isDisabled = before.isActive && !after.isActive;
      const isDemoted = rankOf(after) < rankOf(before);
      if (isDisabled || isDemoted) {
        if (id === actor.userId) throw new AppError('users/not-yourself');
        if (owners.every((owner) => owner === id)) throw new AppError('users/last-admin');
      }
      await tx.manager.update(StaffUser, id, after);
      if (!before.isAdmin && after.isAdmin) await startSecondFactorGrace(tx, id, this.clock.now());
      if (isDisabled) await endInvitation(tx, id);
      if (isDisabled || isDemoted) await endSessions(tx, id);
      await this.auditChanges(tx, actor, before, after);
      return this.read(tx, id, actor);
    });
  }

  /** For a user who has lost phone and recovery codes. Actors remove their own second factor in `OwnAccount`. */
  removeSecondFactor(actor: Actor, id: number): Promise<UserForActor> {
    return this.statements.transaction(async (tx) => {
      await this.lockOwners(tx, actor);
      await lockUser(tx, id);
      if (id === actor.userId) throw new AppError('users/not-yourself');
      if (!(await deleteSecondFactor(tx, id))) throw new AppError('users/no-second-factor');
      await startSecondFactorGrace(tx, id, this.clock.now());
      await endSessions(tx, id);
      await this.audit(tx, actor, { verb: 'remove-second-factor', id });
      return this.read(tx, id, actor);
    });
  }

  /**
   * Locks all owners, always in the same order, and checks that the actor is still an owner, so that two owners cannot
   * remove each other's rights at the same time.
   * @returns every owner who can sign in
   */
  private async lockOwners(tx: Transaction, actor: Actor): Promise<number[]> {
    const owners = await tx.manager.find(StaffUser, {
      where: {
        isAdmin: true,
        role: 'owner',
        isActive: true,
        passwordHash: Not(IsNull()),
        ...(!this.isDemo && { isDemo: false }),
      },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    if (!owners.some(({ id }) => id === actor.userId)) throw new AppError('auth/signed-out');
    return owners.map(({ id }) => id);
  }

  private async read(tx: StatementRunner, id: number, actor: Actor): Promise<UserForActor> {
    const [row] = await tx.run<UserRow>(findUserSql, [this.isDemo, id]);
    if (!row) throw new AppError('users/not-found');
    return toUserForActor(row, actor);
  }

  /** One entry per verb. The log stores no names, so that people can be erased. */
  private async auditChanges(
    tx: Transaction,
    actor: Actor,
    before: StaffUser,
    after: Pick<StaffUser, 'firstName' | 'isAdmin' | 'role' | 'isActive'>,
  ): Promise<void> {
    const { id } = before;
    if (before.firstName !== after.firstName) await this.audit(tx, actor, { verb: 'rename', id });
    const auditChange = (verb: AuditVerb<'user'>, field: 'isAdmin' | 'role' | 'isActive') =>
      this.audit(tx, actor, {
        verb,
        id,
        before: { [field]: before[field] },
        after: { [field]: after[field] },
      });
    if (before.isAdmin !== after.isAdmin) await auditChange('update', 'isAdmin');
    if (before.role !== after.role) await auditChange('update', 'role');
    if (before.isActive !== after.isActive)
      await auditChange(after.isActive ? 'enable' : 'disable', 'isActive');
  }

  private audit(
    tx: StatementRunner,
    actor: Actor,
    { id, ...entry }: { verb: AuditVerb<'user'>; id: number; before?: object; after?: object },
  ): Promise<void> {
    const subject = { kind: 'user', id } as const;
    return addAuditEntry(tx, actor, { ...entry, at: this.clock.now(), subject });
  }
}

/** The more rights, the higher the rank. */
const rankOf = ({ isAdmin, role }: Pick<StaffUser, 'isAdmin' | 'role'>): number =>
  isAdmin && role ? staffRoles.length - staffRoles.indexOf(role) : 0;

async function lockUser({ manager }: Transaction, id: number): Promise<StaffUser> {
  const user = await manager.findOne(StaffUser, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!user) throw new AppError('users/not-found');
  return user;
}

const toUserForActor = (row: UserRow, { userId }: Actor): UserForActor => ({
  ...row,
  isSelf: row.id === userId,
});
