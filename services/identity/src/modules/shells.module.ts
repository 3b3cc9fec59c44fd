import { Module } from '@nestjs/common';
import { GetShell } from '../app/shells/get-shell';
import { ListShellFaces } from '../app/shells/list-shell-faces';
import { ShellRules } from '../app/shells/shell-rules';
import { UpdateShell } from '../app/shells/update-shell';
import { ShellsController } from '../grpc/shells/shells.controller';

/** Organizations with their own hosts, and the rules that decide which users sign in there. */
@Module({
  controllers: [ShellsController],
  providers: [GetShell, ListShellFaces, ShellRules, UpdateShell],
  exports: [ShellRules],
})
export class ShellsModule {}
