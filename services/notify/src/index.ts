export { NotifyModule } from './notify.module';
