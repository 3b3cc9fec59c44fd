{{- define "kashikari.labels" -}}
app.kubernetes.io/name: kashikari
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "kashikari.selector" -}}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{- define "kashikari.fullname" -}}
{{ .root.Release.Name }}-{{ .name }}
{{- end }}

{{- define "kashikari.secretName" -}}
{{ .Values.secrets.existing | default (printf "%s-secrets" .Release.Name) }}
{{- end }}

{{- define "kashikari.image" -}}
{{- $image := .root.Values.image -}}
{{ $image.registry }}/{{ .name }}
{{- with get $image.digests .name }}@{{ . }}{{ else }}:{{ $image.tag | default .root.Chart.AppVersion }}{{ end }}
{{- end }}

{{/* What every container is forbidden. */}}
{{- define "kashikari.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "kashikari.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{/* One variable out of the secret; `optional` where the product works without it. */}}
{{- define "kashikari.fromSecret" -}}
- name: {{ .env }}
  valueFrom:
    secretKeyRef: { name: {{ include "kashikari.secretName" .root }}, key: {{ .key | default .env }}, optional: {{ .optional | default false }} }
{{- end }}

{{/* Who may reach what is not a service of ours: the product's own pods on one port, or, without a port, nobody. Given: root, name, port. */}}
{{- define "kashikari.innerPolicy" -}}
{{- if .root.Values.networkPolicy.enabled }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "kashikari.fullname" . }}
  labels: {{- include "kashikari.labels" . | nindent 4 }}
spec:
  podSelector:
    matchLabels: {{- include "kashikari.selector" . | nindent 6 }}
  policyTypes: [Ingress]
  {{- if .port }}
  ingress:
    - ports: [{ port: {{ .port }} }]
      from:
        - podSelector:
            matchLabels:
              app.kubernetes.io/name: kashikari
              app.kubernetes.io/instance: {{ .root.Release.Name }}
  {{- else }}
  ingress: []
  {{- end }}
{{- end }}
{{- end }}

{{/* `on` or `off`; without quotes YAML 1.1 takes them for true and false. */}}
{{- define "kashikari.commonShell" -}}
{{ has (toString .Values.commonShell) (list "off" "false") | ternary "off" "on" }}
{{- end }}

{{/* Whether organisations have hosts of their own; empty where none has. */}}
{{- define "kashikari.hasShells" -}}
{{- if or .Values.shells (eq (include "kashikari.commonShell" .) "off") }}yes{{ end }}
{{- end }}
