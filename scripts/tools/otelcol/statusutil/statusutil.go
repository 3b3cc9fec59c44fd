// Package statusutil stands for the collector's own of this name, a module that public proxies don't always have. The
// receiver and the exporters of OTLP need these two functions of it to say what was refused; spans that are taken in and
// handed on don't pass through here.
package statusutil

import (
	"net/http"

	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

// As OTLP reads answers over HTTP: what may be sent again is Unavailable or ResourceExhausted, all else is not.
var codeOf = map[int]codes.Code{
	http.StatusBadRequest:         codes.InvalidArgument,
	http.StatusUnauthorized:       codes.Unauthenticated,
	http.StatusForbidden:          codes.PermissionDenied,
	http.StatusNotFound:           codes.Unimplemented,
	http.StatusTooManyRequests:    codes.ResourceExhausted,
	http.StatusBadGateway:         codes.Unavailable,
	http.StatusServiceUnavailable: codes.Unavailable,
	http.StatusGatewayTimeout:     codes.Unavailable,
}

// NewStatusFromMsgAndHTTPCode tells a status of HTTP in the words of gRPC.
func NewStatusFromMsgAndHTTPCode(message string, httpCode int) *status.Status {
	code, known := codeOf[httpCode]
	if !known {
		code = codes.Unknown
	}
	return status.New(code, message)
}

// GetRetryInfo finds when to come again, or nil where nobody said so.
func GetRetryInfo(given *status.Status) *errdetails.RetryInfo {
	for _, detail := range given.Details() {
		if info, found := detail.(*errdetails.RetryInfo); found {
			return info
		}
	}
	return nil
}
