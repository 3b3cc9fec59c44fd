import path from 'node:path';
import { Module, type Provider } from '@nestjs/common';
import { Clock, SettingsToken, type Settings } from '@kashikari/platform';
import { ApplyPush } from './app/apply-push';
import { CountBookings } from './app/count-bookings';
import { CreateGood } from './app/create-good';
import { CreateUpload } from './app/create-upload';
import { DeleteGood } from './app/delete-good';
import { FetchPictures } from './app/fetch-pictures';
import { GetGoodFacts } from './app/get-good-facts';
import { GetGoods } from './app/get-goods';
import { ImportIllustration } from './app/import-illustration';
import { KnowPeople } from './app/know-people';
import { ListGoods } from './app/list-goods';
import * as ports from './app/ports';
import { ReadFile } from './app/read-file';
import { ReceiveUpload } from './app/receive-upload';
import { StorePicture } from './app/store-picture';
import { SweepPicture } from './app/sweep-picture';
import { TakeInPeople } from './app/take-in-people';
import { UpdateGood } from './app/update-good';
import { GrpcIdentityClient } from './clients/identity.client';
import { GrpcReservationClient } from './clients/reservation.client';
import { S3Bucket } from './clients/s3-bucket';
import { S3Files } from './clients/s3-files';
import { S3_SETTINGS, type S3Settings } from './clients/s3-settings';
import { S3Uploads } from './clients/s3-uploads';
import { OnBookingChanged } from './events/on-booking-changed';
import { OnGroupChanged } from './events/on-group-changed';
import { OnManagerChanged } from './events/on-manager-changed';
import { OnMembershipChanged } from './events/on-membership-changed';
import { OnUserChanged } from './events/on-user-changed';
import { SweepPictureJob } from './events/sweep-picture.job';
import { GoodsController } from './grpc/goods.controller';
import { ImagesController } from './grpc/images.controller';
import { ReplicaController } from './grpc/replica.controller';
import { FolderFiles } from './store/folder-files';
import { GoodRows } from './store/good-rows';
import { SqlGoodsRepository } from './store/goods.repository';
import { SqlGoodsViews } from './store/goods.views';
import { LocalUploads } from './store/local-uploads';
import { GoodsOutbox } from './store/outbox-goods';
import { SqlPeopleRepository } from './store/people.repository';
import { PictureRows } from './store/picture-rows';
import { SqlPicturesRepository } from './store/pictures.repository';
import { SharpPictures } from './store/sharp-pictures';

type CatalogSettings = Settings & Partial<S3Settings>;

const ACTS = [
  ApplyPush,
  CountBookings,
  CreateGood,
  CreateUpload,
  DeleteGood,
  FetchPictures,
  GetGoodFacts,
  GetGoods,
  ImportIllustration,
  KnowPeople,
  ListGoods,
  ReadFile,
  ReceiveUpload,
  StorePicture,
  SweepPicture,
  TakeInPeople,
  UpdateGood,
];

const STORE = [GoodRows, GoodsOutbox, PictureRows];

const EVENTS = [
  OnBookingChanged,
  OnGroupChanged,
  OnManagerChanged,
  OnMembershipChanged,
  OnUserChanged,
  SweepPictureJob,
];

const PORTS: Provider[] = [
  { provide: ports.GoodsRepository, useClass: SqlGoodsRepository },
  { provide: ports.GoodsViews, useClass: SqlGoodsViews },
  { provide: ports.PeopleRepository, useClass: SqlPeopleRepository },
  { provide: ports.PicturesRepository, useClass: SqlPicturesRepository },
  { provide: ports.PictureMaker, useClass: SharpPictures },
  { provide: ports.IdentityClient, useClass: GrpcIdentityClient },
  { provide: ports.ReservationClient, useClass: GrpcReservationClient },
  {
    provide: ports.PictureFiles,
    inject: [SettingsToken],
    useFactory: (settings: CatalogSettings) =>
      hasBucket(settings)
        ? new S3Files(new S3Bucket(settings))
        : new FolderFiles(path.join(settings.DATA_DIR, 'files')),
  },
  {
    provide: ports.UploadSigner,
    inject: [SettingsToken, Clock],
    useFactory: (settings: CatalogSettings, clock: Clock) =>
      hasBucket(settings)
        ? new S3Uploads(new S3Bucket(settings))
        : new LocalUploads(settings.KASHIKARI_SECRET, () => clock.real()),
  },
];

function hasBucket(settings: CatalogSettings): settings is Settings & S3Settings {
  return settings.S3_BUCKET !== undefined;
}

/** Goods: what can be lent, who sees it, and its pictures. */
@Module({
  controllers: [GoodsController, ImagesController, ReplicaController],
  providers: [...ACTS, ...STORE, ...EVENTS, ...PORTS],
})
export class CatalogModule {
  static readonly settings = S3_SETTINGS;
  static readonly calls = ['identity', 'reservation'];
}
