import path from 'node:path';
import { Module, type OnApplicationBootstrap, type Provider } from '@nestjs/common';
import { Clock, Logger, SettingsToken, StockController, type Settings } from '@kashikari/platform';
import { ApplyPush } from './app/apply-push';
import { BulkUpdateGoods } from './app/bulk-update-goods';
import { CountBookings } from './app/count-bookings';
import { CreateGood } from './app/create-good';
import { CreateUpload } from './app/create-upload';
import { DeleteGood } from './app/delete-good';
import { ExportGoods } from './app/export-goods';
import { FetchPictures } from './app/fetch-pictures';
import { FillFromBooks } from './app/fill-from-books';
import { GetGoodFacts } from './app/get-good-facts';
import { GetGoods } from './app/get-goods';
import { ImportGoods } from './app/import-goods';
import { ImportIllustration } from './app/import-illustration';
import { LoadImportPictures } from './app/load-import-pictures';
import { LookUpBooks } from './app/look-up-books';
import { ListOwnPictures } from './app/list-own-pictures';
import { FetchMissingPeople } from './app/fetch-missing-people';
import { ManageFolders } from './app/manage-folders';
import { ManageComments } from './app/manage-comments';
import { ManageImports } from './app/manage-imports';
import { ManageLabels } from './app/manage-labels';
import { ManageLikes } from './app/manage-likes';
import { ManageTransfers } from './app/manage-transfers';
import { ManageReviews } from './app/manage-reviews';
import { ListShelfIds } from './app/list-shelf-ids';
import { ListGoods } from './app/list-goods';
import { ListNewGoods } from './app/list-new-goods';
import { ListNoticeFacts } from './app/list-notice-facts';
import { ListOpen } from './app/list-open';
import * as ports from './app/ports';
import { BookAnswerStore, BookSources } from './app/ports/books';
import { Folders, Likes } from './app/ports/folders';
import { Popularity } from './app/ports/popularity';
import { ImportBooks } from './app/ports/import-books';
import { ImportPictures, WebPictures } from './app/ports/import-pictures';
import { Imports } from './app/ports/imports';
import { NewGoodsViews, NoticeViews } from './app/ports/notices';
import { ScannedGoods } from './app/ports/scanned-goods';
import { Comments, Reviews } from './app/ports/voices';
import { Transfers } from './app/ports/transfers';
import { ReadFile } from './app/read-file';
import { ReadingVoices } from './app/reading-voices';
import { ReceiveUpload } from './app/receive-upload';
import { ResolveCode } from './app/resolve-code';
import { ShowAsAvatar } from './app/show-as-avatar';
import { ShowAtShell } from './app/show-at-shell';
import { ShowInGroup } from './app/show-in-group';
import { StorePicture } from './app/store-picture';
import { SweepPicture } from './app/sweep-picture';
import { ApplyPeople } from './app/apply-people';
import { UpdateGood } from './app/update-good';
import { SetUpBookSources } from './clients/books/book-sources';
import { outboundOf, type Outward } from './clients/outbound';
import { OutboundPictures } from './clients/web-pictures.client';
import { GrpcIdentityClient } from './clients/identity.client';
import { GrpcReservationClient } from './clients/reservation.client';
import type { S3Settings } from './clients/s3-settings';
import { CountBookingsJob } from './events/count-bookings.job';
import { ApplyImportJob } from './events/apply-import.job';
import { FillImportJob } from './events/fill-import.job';
import { LoadImportPicturesJob } from './events/load-import-pictures.job';
import { OnBookingChanged } from './events/on-booking-changed';
import { OnGroupChanged } from './events/on-group-changed';
import { OnManagerChanged } from './events/on-manager-changed';
import { OnMembershipChanged } from './events/on-membership-changed';
import { OnUserChanged } from './events/on-user-changed';
import { ReadImportJob } from './events/read-import.job';
import { SweepImportJob } from './events/sweep-import.job';
import { SweepPictureJob } from './events/sweep-picture.job';
import { BooksController } from './grpc/books.controller';
import { BulkGoodsController } from './grpc/bulk-goods.controller';
import { CommentsController } from './grpc/comments.controller';
import { FoldersController } from './grpc/folders.controller';
import { GoodsController } from './grpc/goods.controller';
import { ImagesController } from './grpc/images.controller';
import { ShownImagesController } from './grpc/shown-images.controller';
import { ImportsController } from './grpc/imports.controller';
import { LabelsController } from './grpc/labels.controller';
import { LikesController } from './grpc/likes.controller';
import { NoticesController } from './grpc/notices.controller';
import { OpenGoodsController } from './grpc/open-goods.controller';
import { ReplicaController } from './grpc/replica.controller';
import { ReviewsController } from './grpc/reviews.controller';
import { TransfersController } from './grpc/transfers.controller';
import { SETTINGS, type BookSettings, type QuotaSettings } from './settings';
import { PgBookAnswerStore } from './store/books/book-answers.repository';
import { FolderFiles } from './store/pictures/folder-files';
import { PgFolders } from './store/goods/folders.repository';
import { GoodRows } from './store/goods/good-rows';
import { PgGoods } from './store/goods/goods.repository';
import { PgGoodsViews } from './store/goods/goods.views';
import { PgLabels } from './store/goods/labels.repository';
import { PgScannedGoods } from './store/goods/scanned-goods.views';
import { PgLikes } from './store/goods/likes.repository';
import { LocalUploads } from './store/pictures/local-uploads';
import { GoodsOutbox } from './store/goods/outbox-goods';
import { PgPopularity } from './store/goods/popularity.repository';
import { WriteContexts } from './store/goods/write-context';
import { ImportWork } from './store/imports/import-work';
import { PgImportPictures } from './store/imports/import-pictures.repository';
import { PgImportBooks } from './store/imports/import-books.repository';
import { PgImports } from './store/imports/imports.repository';
import { PgComments } from './store/voices/comments.repository';
import { PgNewGoodsViews } from './store/voices/new-goods.views';
import { PgNoticeViews } from './store/voices/notices.views';
import { PgReviews } from './store/voices/reviews.repository';
import { VoicesOutbox } from './store/voices/outbox-voices';
import { PgPeople } from './store/people/people.repository';
import { PictureRows } from './store/pictures/picture-rows';
import { PgPictures } from './store/pictures/pictures.repository';
import { GoodStock, PopularityStock } from './store/stock/catalog-stock';
import { TransfersOutbox } from './store/transfers/outbox-transfers';
import { PgTransfers } from './store/transfers/transfers.repository';
import { PopularityOutbox } from './store/goods/outbox-popularity';
import { Quotas } from './store/goods/quotas';
import { SharpPictures } from './store/pictures/sharp-pictures';

type CatalogSettings = Settings & Partial<S3Settings>;

const ACTS = [
  ApplyPush,
  BulkUpdateGoods,
  CountBookings,
  CreateGood,
  CreateUpload,
  DeleteGood,
  ExportGoods,
  FetchPictures,
  FillFromBooks,
  GetGoodFacts,
  GetGoods,
  ImportGoods,
  ImportIllustration,
  ListOwnPictures,
  FetchMissingPeople,
  ListGoods,
  ListNewGoods,
  ListNoticeFacts,
  ListOpen,
  ListShelfIds,
  LoadImportPictures,
  LookUpBooks,
  ManageFolders,
  ManageComments,
  ManageImports,
  ManageLabels,
  ManageLikes,
  ManageReviews,
  ManageTransfers,
  ReadFile,
  ReadingVoices,
  ReceiveUpload,
  ResolveCode,
  ShowAsAvatar,
  ShowAtShell,
  ShowInGroup,
  StorePicture,
  SweepPicture,
  ApplyPeople,
  UpdateGood,
];

const STORE = [
  GoodRows,
  GoodsOutbox,
  PopularityOutbox,
  PictureRows,
  VoicesOutbox,
  TransfersOutbox,
  WriteContexts,
  ImportWork,
  {
    provide: Quotas,
    inject: [SettingsToken],
    useFactory: ({ QUOTA_GOODS: goods, QUOTA_PICTURES: pictures, QUOTA_BYTES: bytes }: QuotaSettings) =>
      new Quotas({ goods, pictures, bytes }),
  },
];

const EVENTS = [
  CountBookingsJob,
  FillImportJob,
  LoadImportPicturesJob,
  ReadImportJob,
  ApplyImportJob,
  SweepImportJob,
  OnBookingChanged,
  OnGroupChanged,
  OnManagerChanged,
  OnMembershipChanged,
  OnUserChanged,
  SweepPictureJob,
];

const PORTS: Provider[] = [
  { provide: ports.Goods, useClass: PgGoods },
  { provide: Folders, useClass: PgFolders },
  { provide: Likes, useClass: PgLikes },
  { provide: Popularity, useClass: PgPopularity },
  ...[GoodStock, PopularityStock],
  { provide: Reviews, useClass: PgReviews },
  { provide: Comments, useClass: PgComments },
  { provide: NewGoodsViews, useClass: PgNewGoodsViews },
  { provide: NoticeViews, useClass: PgNoticeViews },
  { provide: Imports, useClass: PgImports },
  { provide: ImportBooks, useClass: PgImportBooks },
  { provide: BookAnswerStore, useClass: PgBookAnswerStore },
  {
    provide: BookSources,
    inject: [SettingsToken, Logger],
    useFactory: (settings: Outward & BookSettings, logger: Logger) => new SetUpBookSources(settings, logger),
  },
  { provide: ImportPictures, useClass: PgImportPictures },
  {
    provide: WebPictures,
    inject: [SettingsToken, Logger],
    useFactory: (settings: Outward, logger: Logger) => new OutboundPictures(outboundOf(settings), logger),
  },
  { provide: Transfers, useClass: PgTransfers },
  { provide: ports.Labels, useClass: PgLabels },
  { provide: ScannedGoods, useClass: PgScannedGoods },
  { provide: ports.GoodsViews, useClass: PgGoodsViews },
  { provide: ports.People, useClass: PgPeople },
  { provide: ports.Pictures, useClass: PgPictures },
  { provide: ports.PictureMaker, useClass: SharpPictures },
  { provide: ports.IdentityClient, useClass: GrpcIdentityClient },
  { provide: ports.ReservationClient, useClass: GrpcReservationClient },
  { provide: ports.PictureFiles, inject: [SettingsToken, Logger], useFactory: pictureFiles },
  { provide: ports.UploadSigner, inject: [SettingsToken, Clock, Logger], useFactory: uploadSigner },
];

/** The S3 client is only loaded where there is a bucket: it is the largest library of all. */
async function pictureFiles(settings: CatalogSettings, logger: Logger): Promise<ports.PictureFiles> {
  if (!hasBucket(settings)) return new FolderFiles(path.join(settings.DATA_DIR, 'files'));
  const [{ S3Bucket }, { S3Files }] = [
    await import('./clients/s3-bucket'),
    await import('./clients/s3-files'),
  ];
  return new S3Files(new S3Bucket(settings, logger));
}

async function uploadSigner(
  settings: CatalogSettings,
  clock: Clock,
  logger: Logger,
): Promise<ports.UploadSigner> {
  if (!hasBucket(settings)) return new LocalUploads(settings, () => clock.real());
  const [{ S3Bucket }, { S3Uploads }] = [
    await import('./clients/s3-bucket'),
    await import('./clients/s3-uploads'),
  ];
  return new S3Uploads(new S3Bucket(settings, logger));
}

function hasBucket(settings: CatalogSettings): settings is Settings & S3Settings {
  return settings.S3_BUCKET !== undefined;
}

/** Goods: what can be lent, who sees it, and its pictures. */
@Module({
  controllers: [
    GoodsController,
    BulkGoodsController,
    ImagesController,
    ShownImagesController,
    ReplicaController,
    FoldersController,
    LabelsController,
    LikesController,
    NoticesController,
    OpenGoodsController,
    ReviewsController,
    CommentsController,
    ImportsController,
    BooksController,
    TransfersController,
    StockController,
  ],
  providers: [...ACTS, ...STORE, ...EVENTS, ...PORTS],
})
export class CatalogModule implements OnApplicationBootstrap {
  static readonly settings = SETTINGS;
  static readonly keepsAccounts = true;
  static readonly calls = ['identity', 'reservation'];

  constructor(
    private readonly counting: CountBookings,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.counting.order(this.clock.now());
  }
}
