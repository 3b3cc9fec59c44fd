{{/*
Everything of one process of the product: Deployment, Services, PodDisruptionBudget, HorizontalPodAutoscaler, NetworkPolicy and
ServiceAccount. Given: root, name, image, block (its values), kind ("service" behind gRPC, or "gateway").
*/}}
{{- define "kashikari.service" -}}
{{- $root := .root }}
{{- $name := .name }}
{{- $gateway := eq .kind "gateway" }}
{{- $suffix := upper $name }}
{{- $full := include "kashikari.fullname" . }}
{{- $readsShells := and (has $name (list "gateway" "identity" "notify")) (include "kashikari.hasShells" $root) }}
{{- $showsCases := and $gateway $root.Values.cases }}
{{- $showsNotices := and $gateway $root.Values.notices }}
{{- $keepsFiles := and (eq $name "catalog") (not $root.Values.s3.bucket) }}
apiVersion: v1
kind: ServiceAccount
metadata:
  name: {{ $full }}
  labels: {{- include "kashikari.labels" . | nindent 4 }}
automountServiceAccountToken: false
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ $full }}
  labels: {{- include "kashikari.labels" . | nindent 4 }}
spec:
  {{- if not $root.Values.autoscaling.enabled }}
  replicas: {{ ternary 1 .block.replicas $keepsFiles }}
  {{- end }}
  revisionHistoryLimit: 3
  selector:
    matchLabels: {{- include "kashikari.selector" . | nindent 6 }}
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  template:
    metadata:
      labels: {{- include "kashikari.labels" . | nindent 8 }}
      annotations:
        checksum/config: {{ include (print $root.Template.BasePath "/config.yaml") $root | sha256sum }}
        prometheus.io/scrape: 'true'
        prometheus.io/port: '9464'
    spec:
      serviceAccountName: {{ $full }}
      automountServiceAccountToken: false
      {{- with $root.Values.image.pullSecrets }}
      imagePullSecrets:
        {{- range . }}
        - name: {{ . }}
        {{- end }}
      {{- end }}
      securityContext: {{- include "kashikari.podSecurity" $root | nindent 8 }}
      # A process finishes what runs for at most 25 s after the time in which it is still being taken off the lists.
      terminationGracePeriodSeconds: {{ add 35 (ternary 5 (int $root.Values.rollout.leaveSeconds) $gateway) }}
      {{- if $keepsFiles }}
      # The volume is of one node: at an upgrade the next pod starts there too, beside the one that it follows.
      affinity:
        podAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            - topologyKey: kubernetes.io/hostname
              labelSelector:
                matchLabels: {{- include "kashikari.selector" . | nindent 18 }}
      {{- end }}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{- include "kashikari.selector" . | nindent 14 }}
      containers:
        - name: {{ $name }}
          image: {{ .image }}
          imagePullPolicy: {{ $root.Values.image.pullPolicy }}
          securityContext: {{- include "kashikari.containerSecurity" $root | nindent 12 }}
          envFrom:
            - configMapRef: { name: {{ $root.Release.Name }}-config }
          env:
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "KASHIKARI_SECRET") | nindent 12 }}
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "KASHIKARI_SECRET_ALSO" "optional" true) | nindent 12 }}
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "REDIS_URL" "optional" true) | nindent 12 }}
            {{- if $root.Values.kafka.saslMechanism }}
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "KAFKA_USERNAME") | nindent 12 }}
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "KAFKA_PASSWORD") | nindent 12 }}
            {{- end }}
            {{- if $gateway }}
            - { name: PORT, value: '3000' }
            - { name: HOST, value: '0.0.0.0' }
            - { name: HTTP_LISTEN_GATEWAY, value: '0.0.0.0:9464' }
            - { name: TRUST_PROXY, value: {{ .block.trustProxy | quote }} }
            # As long as the network still sends it requests.
            - { name: DRAIN_SECONDS, value: '5' }
            {{- else }}
            - { name: GRPC_LISTEN_{{ $suffix }}, value: '0.0.0.0:50051' }
            - { name: HTTP_LISTEN_{{ $suffix }}, value: '0.0.0.0:9464' }
            {{- include "kashikari.fromSecret" (dict "root" $root "env" (printf "DATABASE_URL_%s" $suffix)) | nindent 12 }}
            {{- if eq $name "notify" }}
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "SMTP_URL" "optional" true) | nindent 12 }}
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "VAPID_PRIVATE_KEY" "optional" true) | nindent 12 }}
            {{- end }}
            {{- if eq $name "billing" }}
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "STRIPE_SECRET_KEY" "optional" true) | nindent 12 }}
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "STRIPE_WEBHOOK_SECRET" "optional" true) | nindent 12 }}
            {{- end }}
            {{- if eq $name "identity" }}
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "OIDC_PROVIDERS" "optional" true) | nindent 12 }}
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "SETUP_TOKEN" "optional" true) | nindent 12 }}
            {{- end }}
            {{- if eq $name "catalog" }}
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "S3_ACCESS_KEY_ID" "optional" true) | nindent 12 }}
            {{- include "kashikari.fromSecret" (dict "root" $root "env" "S3_SECRET_ACCESS_KEY" "optional" true) | nindent 12 }}
            {{- end }}
            {{- end }}
            {{- if $readsShells }}
            - { name: SHELLS_FILE, value: /etc/kashikari/shells/shells.yaml }
            {{- end }}
            {{- if $showsCases }}
            - { name: CASES_DIR, value: /etc/kashikari/cases }
            {{- end }}
            {{- if $showsNotices }}
            - { name: ADS, value: house }
            - { name: ADS_DIR, value: /etc/kashikari/notices }
            {{- end }}
            {{- range $key, $value := .block.env }}
            - { name: {{ $key }}, value: {{ $value | quote }} }
            {{- end }}
          ports:
            {{- if $gateway }}
            - { name: http, containerPort: 3000 }
            - { name: ops, containerPort: 9464 }
            {{- else }}
            - { name: grpc, containerPort: 50051 }
            - { name: ops, containerPort: 9464 }
            {{- end }}
          startupProbe:
            httpGet: { path: /healthz, port: {{ ternary "http" "ops" $gateway }} }
            periodSeconds: 2
            failureThreshold: 60
          readinessProbe:
            httpGet: { path: /readyz, port: {{ ternary "http" "ops" $gateway }} }
            periodSeconds: 5
            timeoutSeconds: 5
          livenessProbe:
            httpGet: { path: /healthz, port: {{ ternary "http" "ops" $gateway }} }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          {{- if not $gateway }}
          # Serves on until every client has heard from the name server that it leaves, and calls others.
          lifecycle:
            preStop: { sleep: { seconds: {{ $root.Values.rollout.leaveSeconds }} } }
          {{- end }}
          resources: {{- toYaml .block.resources | nindent 12 }}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
            - { name: data, mountPath: /data }
            {{- if $readsShells }}
            - { name: shells, mountPath: /etc/kashikari/shells, readOnly: true }
            {{- end }}
            {{- if $showsCases }}
            - { name: cases, mountPath: /etc/kashikari/cases, readOnly: true }
            {{- end }}
            {{- if $showsNotices }}
            - { name: notices, mountPath: /etc/kashikari/notices, readOnly: true }
            {{- end }}
            {{- if $root.Values.kafka.caSecret }}
            - { name: kafka-ca, mountPath: /etc/kashikari/kafka, readOnly: true }
            {{- end }}
      volumes:
        - { name: tmp, emptyDir: {} }
        {{- if $keepsFiles }}
        - { name: data, persistentVolumeClaim: { claimName: {{ $root.Release.Name }}-pictures } }
        {{- else }}
        - { name: data, emptyDir: {} }
        {{- end }}
        {{- if $readsShells }}
        - { name: shells, configMap: { name: {{ $root.Release.Name }}-shells } }
        {{- end }}
        {{- if $showsCases }}
        - { name: cases, configMap: { name: {{ $root.Release.Name }}-cases } }
        {{- end }}
        {{- if $showsNotices }}
        - { name: notices, configMap: { name: {{ $root.Release.Name }}-notices } }
        {{- end }}
        {{- if $root.Values.kafka.caSecret }}
        - { name: kafka-ca, secret: { secretName: {{ $root.Values.kafka.caSecret }} } }
        {{- end }}
---
apiVersion: v1
kind: Service
metadata:
  name: {{ $full }}
  labels: {{- include "kashikari.labels" . | nindent 4 }}
spec:
  selector: {{- include "kashikari.selector" . | nindent 4 }}
  {{- if $gateway }}
  ports:
    - { name: http, port: 80, targetPort: http }
  {{- else }}
  # Headless: gRPC keeps its connections, so that clients, who see every replica, take turns among them by themselves.
  clusterIP: None
  ports:
    - { name: grpc, port: 50051, targetPort: grpc }
    - { name: ops, port: 9464, targetPort: ops }
  {{- end }}
{{- if gt (int .block.replicas) 1 }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ $full }}
  labels: {{- include "kashikari.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels: {{- include "kashikari.selector" . | nindent 6 }}
{{- end }}
{{- if and $root.Values.autoscaling.enabled (not $keepsFiles) }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ $full }}
  labels: {{- include "kashikari.labels" . | nindent 4 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ $full }} }
  minReplicas: {{ .block.replicas }}
  maxReplicas: {{ max (int .block.maxReplicas) (int .block.replicas) }}
  metrics:
    - type: Resource
      resource: { name: cpu, target: { type: Utilization, averageUtilization: 200 } }
{{- end }}
{{- if $root.Values.networkPolicy.enabled }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ $full }}
  labels: {{- include "kashikari.labels" . | nindent 4 }}
spec:
  podSelector:
    matchLabels: {{- include "kashikari.selector" . | nindent 6 }}
  policyTypes: [Ingress]
  ingress:
    {{- if $gateway }}
    - ports: [{ port: http }]
    # Prometheus may ask; no Ingress and no Service leads here.
    - ports: [{ port: ops }]
    {{- else }}
    # Calls come from the product alone; orchestrators and Prometheus may ask how it is.
    - ports: [{ port: grpc }]
      from:
        - podSelector:
            matchLabels:
              app.kubernetes.io/name: kashikari
              app.kubernetes.io/instance: {{ $root.Release.Name }}
    - ports: [{ port: ops }]
    {{- end }}
{{- end }}
{{- end }}
