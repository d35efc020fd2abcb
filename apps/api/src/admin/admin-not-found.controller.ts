import { All, Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AppError } from '../platform/errors/app-error';
import { Roles } from '../staff';

/**
 * Every address below `/api/admin` that nothing else answers. It is a route like the others there, so it stands
 * behind the same gate: whoever is not an admin learns nothing about which of them exist (D26).
 */
@ApiExcludeController()
@Controller('admin')
export class AdminNotFoundController {
  @All(['/', '*'])
  @Roles('office')
  unknown(): never {
    throw new AppError('request/not-found');
  }
}
