import type { CurrentUserResponse } from '@app/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** Who is signed in. */
export class CurrentUserDto implements CurrentUserResponse {
  @ApiProperty({ example: 'Alison' }) firstName: string;
  @ApiProperty({ example: 'admin@example.com' }) email: string;
  @ApiProperty() isAdmin: boolean;
  @ApiPropertyOptional({
    format: 'date-time',
    description: 'Until when an admin may go without a second factor; not there: they have one, or need none',
  })
  secondFactorBy?: string;
}
