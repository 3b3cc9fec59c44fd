module otelcol

go 1.26.0

require (
	github.com/open-telemetry/opentelemetry-collector-contrib/exporter/fileexporter v0.164.0
	go.opentelemetry.io/collector/component v1.70.0
	go.opentelemetry.io/collector/confmap v1.70.0
	go.opentelemetry.io/collector/confmap/provider/envprovider v1.70.0
	go.opentelemetry.io/collector/confmap/provider/fileprovider v1.70.0
	go.opentelemetry.io/collector/exporter v1.70.0
	go.opentelemetry.io/collector/exporter/debugexporter v0.164.0
	go.opentelemetry.io/collector/exporter/otlpexporter v0.164.0
	go.opentelemetry.io/collector/exporter/otlphttpexporter v0.164.0
	go.opentelemetry.io/collector/otelcol v0.164.0
	go.opentelemetry.io/collector/processor v1.70.0
	go.opentelemetry.io/collector/processor/batchprocessor v0.164.0
	go.opentelemetry.io/collector/processor/memorylimiterprocessor v0.164.0
	go.opentelemetry.io/collector/receiver v1.70.0
	go.opentelemetry.io/collector/receiver/otlpreceiver v0.164.0
	go.opentelemetry.io/collector/service v0.164.0
)

// Not on every module proxy; see statusutil/statusutil.go.
replace go.opentelemetry.io/collector/internal/statusutil => ./statusutil
