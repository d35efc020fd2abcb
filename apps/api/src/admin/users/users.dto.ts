import {
  contactLimits,
  staffRoles,
  type ChangeUserRequest,
  type InviteUserRequest,
  type StaffRole,
} from '@app/contracts';
import { OptionalFlag, RequiredFlag } from '../../platform/validation/form-rules';
import { OptionalOneOf } from '../../platform/validation/one-of';
import { OptionalLine, RequiredEmail, RequiredLine } from '../../platform/validation/plain-text';

/** As long as a customer's may be. */
const longestName = contactLimits.firstName;

/** Somebody who is to work with us. */
export class InviteUserDto implements InviteUserRequest {
  @RequiredLine(longestName)
  firstName: string;

  @RequiredEmail()
  email: string;

  @RequiredFlag()
  isAdmin: boolean;

  @OptionalOneOf(staffRoles)
  role?: StaffRole;
}

/** What is left out stays. */
export class ChangeUserDto implements ChangeUserRequest {
  @OptionalLine(longestName)
  firstName?: string;

  @OptionalFlag()
  isAdmin?: boolean;

  @OptionalOneOf(staffRoles)
  role?: StaffRole;

  @OptionalFlag()
  isActive?: boolean;
}
