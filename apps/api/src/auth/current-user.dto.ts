import type { CurrentUserResponse } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** Who is signed in. */
export class CurrentUserDto implements CurrentUserResponse {
  @ApiProperty({ example: 'Alison' }) firstName: string;
  @ApiProperty({ example: 'admin@example.com' }) email: string;
  @ApiProperty() isAdmin: boolean;
}
