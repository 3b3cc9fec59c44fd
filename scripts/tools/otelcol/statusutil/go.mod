module go.opentelemetry.io/collector/internal/statusutil

go 1.26.0

require (
	google.golang.org/genproto/googleapis/rpc v0.0.0-20260803160001-6ac0973c030d
	google.golang.org/grpc v1.84.0
)
