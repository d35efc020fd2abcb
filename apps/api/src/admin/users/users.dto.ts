import { contactLimits, staffRoles, type ChangeUserRequest, type InviteUserRequest } from '@app/contracts';
import {
  dtoOf,
  optionalFlag,
  optionalLine,
  optionalOneOf,
  requiredEmail,
  requiredFlag,
  requiredLine,
} from '../../platform/validation';

/** As long as a customer's may be. */
const longestName = contactLimits.firstName;

/** Somebody who is to work with us. */
export class InviteUserDto extends dtoOf<InviteUserRequest>({
  firstName: requiredLine(longestName),
  email: requiredEmail,
  isAdmin: requiredFlag,
  role: optionalOneOf(staffRoles),
}) {}

/** What is left out stays. */
export class ChangeUserDto extends dtoOf<ChangeUserRequest>({
  firstName: optionalLine(longestName),
  isAdmin: optionalFlag,
  role: optionalOneOf(staffRoles),
  isActive: optionalFlag,
}) {}
